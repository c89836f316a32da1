## Was im Protokoll eines Servers steht

started = Parlour { $version } ist geöffnet: { $address }. Die Tische liegen in { $place }.
ended = Parlour ist geschlossen.
request = { $method } { $path }: { $status }, { $ms } ms
variable-unknown = In der Umgebung steht { $name }, was hier nichts bedeutet. War { $close } gemeint?
host-unknown = Jemand hat nach diesem Server unter dem Namen „{ $name }“ gefragt, den er nicht kennt, und wurde abgewiesen (421). Wenn der Name dir gehört, starte mit: --allow-host { $name }
origin-other = Eine Seite von { $origin } wollte mit { $host } sprechen und wurde abgewiesen (403). Wenn das dein Proxy ist, muss er den Header Host unverändert weitergeben.
proxy-unnamed = Anfragen kommen durch einen Proxy mit der Adresse { $address }, der nicht genannt wurde; für alle dahinter gelten zusammen die Grenzen einer Adresse. Wenn er dir gehört, starte mit: --proxy { $address }
database-away =
    { $kind ->
        [full] Es lässt sich nichts speichern: Die Platte ist voll. Schaff Platz; wer spielt, wartet, und nichts Gespeichertes geht verloren. ({ $cause })
        [blocked] Etwas anderes hält die Datenbank fest, so dass sich nicht alles speichern lässt. Parlour versucht es weiter; sieh nach, was sie sonst noch benutzt. ({ $cause })
       *[other] Die Datenbank lässt sich nicht benutzen: { $cause }. Parlour versucht es weiter; wer spielt, wartet, und nichts Gespeichertes geht verloren.
    }
database-back = Die Datenbank ist wieder da.
bus-lost = Die Verbindung zwischen den Servern ist abgerissen: { $cause }. Parlour versucht es weiter; bis dahin sind Züge an anderen Servern erst nach einigen Sekunden zu sehen.
bus-back = Die Server hören einander wieder.
tables-deleted = Tische gelöscht, die lange niemand benutzt hat (Tage: { $days }): { $count }
row-damaged = Ein gespeicherter Eintrag ist nicht zu lesen, deshalb lässt sich sein Tisch nicht öffnen. Vielleicht steht er noch in einer Sicherung.
computer-failed = Ein Computer ist gescheitert; stattdessen wurde irgendein erlaubter Zug gemacht (Tisch { $table }, { $game }, Platz { $chair }, Stufe { $strength }): { $cause }
our-fault = Ein Fehler des Programms ({ $where }). Bitte melde ihn mit den Zeilen, die folgen; sonst ist nichts zu tun.
certificate-renewed = Ein neues Zertifikat ist in Gebrauch: { $file }
certificate-bad = Das Zertifikat { $file } ist nicht zu lesen; das bisherige bleibt in Gebrauch. { $cause }
admin-deleted = Tisch { $table } wurde mit „parlour admin“ gelöscht.
