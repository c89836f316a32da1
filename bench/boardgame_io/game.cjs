/** Go Fish as boardgame.io plays it: the same deal, questions and books as ours, without sentences. */
const { PlayerView } = require('boardgame.io/core')

const rankOf = (card) => card >> 2

function receive(G, seat, cards) {
  const hand = G.players[seat].hand
  hand.push(...cards)
  for (const rank of new Set(cards.map(rankOf)))
    if (hand.filter((card) => rankOf(card) === rank).length === 4) {
      G.players[seat].hand = G.players[seat].hand.filter((card) => rankOf(card) !== rank)
      G.books[seat].push(rank)
    }
  G.counts[seat] = G.players[seat].hand.length
  G.stock = G.secret.stock.length
}

function passOn({ G, ctx, events }) {
  const seats = ctx.numPlayers
  for (let step = 1; step <= seats; step++) {
    const next = (Number(ctx.currentPlayer) + step) % seats
    if (G.counts[next] || G.stock) return events.endTurn({ next: String(next) })
  }
}

function ask({ G, ctx, playerID, events }, other, rank) {
  const given = G.players[other].hand.filter((card) => rankOf(card) === rank)
  if (given.length) {
    G.players[other].hand = G.players[other].hand.filter((card) => rankOf(card) !== rank)
    G.counts[other] = G.players[other].hand.length
    receive(G, playerID, given)
  } else if (G.secret.stock.length) {
    const card = G.secret.stock.pop()
    receive(G, playerID, [card])
    if (rankOf(card) !== rank) return passOn({ G, ctx, events })
  } else return passOn({ G, ctx, events })
  if (!G.counts[playerID] && !G.stock) passOn({ G, ctx, events })
}

function draw({ G, playerID }) {
  receive(G, playerID, [G.secret.stock.pop()])
}

exports.GoFish = {
  name: 'go-fish',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const stock = random.Shuffle([...Array(52).keys()])
    const seats = [...Array(ctx.numPlayers).keys()]
    const players = Object.fromEntries(seats.map((seat) => [seat, { hand: stock.splice(-5) }]))
    return { secret: { stock }, players, counts: seats.map(() => 5), books: seats.map(() => []), stock: stock.length }
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    ask: { move: ask, client: false },
    draw: { move: draw, client: false },
    pass: { move: passOn, client: false },
  },
  endIf: ({ G }) => (!G.stock && G.counts.every((count) => !count) ? { books: G.books.map((each) => each.length) } : undefined),
}

/** What this seat may do, from what it sees: the name of a move and its arguments. */
exports.moves = (G, seat) => {
  const ranks = [...new Set((G.players[seat]?.hand ?? []).map(rankOf))]
  const others = G.counts.flatMap((count, other) => (count && other !== seat ? [other] : []))
  if (ranks.length && others.length) return others.flatMap((other) => ranks.map((rank) => ['ask', [other, rank]]))
  return ranks.length || !G.stock ? [['pass', []]] : [['draw', []]]
}
