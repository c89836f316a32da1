/** boardgame.io's own server with its storage in files: server.cjs FOLDER PORT */
const { FlatFile, Server } = require('boardgame.io/server')
const { GoFish } = require('./game.cjs')

const [folder, port] = process.argv.slice(2)
const server = Server({ games: [GoFish], db: new FlatFile({ dir: folder }), origins: [/./] })
server.run(Number(port), () => console.log('ready'))
