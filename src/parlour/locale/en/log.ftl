## What stands in the log of a server

started = Parlour { $version } is open: { $address }. Tables are kept in { $place }.
ended = Parlour is closed.
request = { $method } { $path }: { $status }, { $ms } ms
variable-unknown = The environment has { $name }, which means nothing here. Did you mean { $close }?
host-unknown = Somebody asked for this server by the name “{ $name }”, which it does not know, and was turned away (421). If that is a name of yours, start with: --allow-host { $name }
origin-other = A page from { $origin } wanted to talk to { $host } and was turned away (403). If that is your proxy, let it pass on the header Host unchanged.
proxy-unnamed = Requests come through a proxy at { $address } that was not named, so all its users share the limits of one address. If it is yours, start with: --proxy { $address }
database-away =
    { $kind ->
        [full] Nothing can be stored: the disk is full. Make room; players wait, and nothing that was saved is lost. ({ $cause })
        [blocked] Something else holds the database, so not everything can be stored. Parlour keeps trying; see what else uses it. ({ $cause })
       *[other] The database cannot be used: { $cause }. Parlour keeps trying; players wait, and nothing that was saved is lost.
    }
database-back = The database works again.
bus-lost = The connection between the servers is lost: { $cause }. Parlour keeps trying; until then players on other servers see moves a few seconds late.
bus-back = The servers hear each other again.
tables-deleted = Tables deleted because nobody had used them for a long time (days: { $days }): { $count }
row-damaged = A stored row cannot be read, so its table cannot be opened. A backup may still have it.
computer-failed = A computer player has failed; a legal move was made at random instead (table { $table }, { $game }, seat { $chair }, level { $strength }): { $cause }
our-fault = A fault in the program ({ $where }). Please report it with the lines that follow; there is no need to do anything else.
certificate-renewed = A new certificate is in use: { $file }
certificate-bad = The certificate { $file } cannot be read; the previous one stays in use. { $cause }
admin-deleted = Table { $table } was deleted by “parlour admin”.
