/** Tables of four clients each, played at random; a table moves on when all four have seen the last move.
    load.cjs PORT TABLES SECONDS: prints `begin` and, when the time is over, how many moves were made. */
const { randomUUID } = require('node:crypto')
const { io } = require('socket.io-client')
const { moves } = require('./game.cjs')

const [port, tables, seconds] = process.argv.slice(2).map(Number)
const url = `http://127.0.0.1:${port}`
const SEATS = 4
let made = 0

class Table {
  async open() {
    for (const guest of this.guests ?? []) guest.socket.disconnect()
    const matchID = randomUUID() // whoever comes first to a match that is not there makes it
    this.guests = []
    for (let seat = 0; seat < SEATS; seat++) {
      const playerID = String(seat)
      const socket = io(`${url}/go-fish`, { transports: ['websocket'], forceNew: true })
      const guest = { socket, seat, playerID, matchID, state: null }
      this.guests.push(guest)
      const came = new Promise((resolve) => {
        socket.on('sync', (_, { state }) => resolve((guest.state = state)))
      })
      socket.on('update', (_, state) => this.saw(guest, state))
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, SEATS))
      await came
    }
  }

  saw(guest, state) {
    guest.state = state
    if (this.seen && this.guests.every((each) => each.state._stateID > this.answered)) this.seen()
  }

  async move() {
    const { ctx } = this.guests[0].state
    if (ctx.gameover) return this.open()
    const { state, seat, socket, matchID, playerID } = this.guests[Number(ctx.currentPlayer)]
    const able = moves(state.G, seat)
    const [type, args] = able[Math.floor(Math.random() * able.length)]
    this.answered = state._stateID
    const all = new Promise((resolve) => (this.seen = resolve))
    const payload = { type, args, playerID }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID)
    await all
    made++
  }
}

async function run() {
  const all = [...Array(tables)].map(() => new Table())
  for (const table of all) await table.open()
  let going = true
  const playing = all.map(async (table) => {
    while (going) await table.move()
  })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  made = 0
  console.log('begin')
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  console.log(made)
  going = false
  process.exit(0)
}

void run()
