## The full screen in a terminal

key-touch = Scegli
key-space = Spazio
key-quick = Mossa rapida
key-undo = Ritira
key-type = Scrivi
type-here = Scrivi una mossa; Tab la completa
key-draw = Patta
key-quit = Esci
tip = Una buona mossa potrebbe essere: { $move }.
undo-asks = Per ritirare la mossa serve il consenso di tutti. Siete tutti d’accordo?
draw-asks = Siete tutti d’accordo sulla patta?
yes-or-no = Premi S per sì, N per no.
may-start = Tutti i posti sono occupati: premi S per cominciare.
less-motion = Meno animazioni
key-list = Tasti
key-uses =
    Frecce: da una cosa possibile alla prossima; Tab: una dopo l’altra
    Invio o un clic: scegliere; Esc: lasciare
    Spazio: la mossa rapida, dove conta la rapidità; più persone a una tastiera: 1, 2, 3…
    T: scrivere una mossa; Tab la completa
    H: un suggerimento; U: ritirare la mossa; P: andare avanti finché non c’è scelta
    D: proporre la patta; G: abbandonare (dove si gioca in due, l’uno contro l’altro)
    R: regole; M: tutto il resto; C: chat; S: cominciare; A: giocare ancora; V: analisi
    Pagina su e pagina giù: che cosa è successo; Q: uscire
