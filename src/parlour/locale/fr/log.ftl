## Ce qu’il y a dans le journal d’un serveur

started = Parlour { $version } est ouvert : { $address }. Les tables sont dans { $place }.
ended = Parlour est fermé.
request = { $method } { $path } : { $status }, { $ms } ms
variable-unknown = L’environnement contient { $name }, qui ne veut rien dire ici. Voulais-tu dire { $close } ?
host-unknown = Quelqu’un a demandé ce serveur sous le nom « { $name } », qu’il ne connaît pas ; la requête a été refusée (421). Si ce nom est à toi, démarre avec : --allow-host { $name }
origin-other = Une page de { $origin } a voulu parler à { $host } ; la requête a été refusée (403). Si c’est ton proxy, il doit transmettre l’en-tête Host sans le changer.
proxy-unnamed = Des requêtes passent par un proxy à l’adresse { $address } qui n’a pas été nommé : tous ceux qui sont derrière partagent les limites d’une seule adresse. S’il est à toi, démarre avec : --proxy { $address }
database-away =
    { $kind ->
        [full] Rien ne peut être enregistré : le disque est plein. Fais de la place ; les joueurs attendent, et rien de ce qui est enregistré n’est perdu. ({ $cause })
        [blocked] Un autre programme bloque la base de données : tout ne peut pas être enregistré. Nouvel essai en cours ; regarde ce qui l’utilise encore. ({ $cause })
       *[other] La base de données est inutilisable : { $cause }. Nouvel essai en cours ; les joueurs attendent, et rien de ce qui est enregistré n’est perdu.
    }
database-back = La base de données fonctionne à nouveau.
bus-lost = La liaison entre les serveurs est perdue : { $cause }. Nouvel essai en cours ; d’ici là, les coups se voient avec quelques secondes de retard sur les autres serveurs.
bus-back = La liaison entre les serveurs est rétablie.
tables-deleted = Tables supprimées parce que personne ne s’en servait depuis longtemps (jours : { $days }) : { $count }
row-damaged = Une ligne enregistrée est illisible, et sa table ne peut pas être ouverte. Une sauvegarde l’a peut-être encore.
computer-failed = Un ordinateur a échoué ; un coup permis quelconque a été joué à la place (table { $table }, { $game }, place { $chair }, niveau { $strength }) : { $cause }
our-fault = Une erreur du programme ({ $where }). Signale-la avec les lignes qui suivent ; il n’y a rien d’autre à faire.
certificate-renewed = Un nouveau certificat est en usage : { $file }
certificate-bad = Le certificat { $file } est illisible ; celui d’avant reste en usage. { $cause }
admin-deleted = La table { $table } a été supprimée par « parlour admin ».
