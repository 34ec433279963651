// Loaded into a process before everything else. It takes what goes to Google to Google's stand-in, without TLS; what runs above
// the sockets is what is deployed. It keeps the server on this machine, and tells the bench when it listens and how many
// milliseconds the process has spent on a processor.
const { Server, connect } = require('node:net');
const { syncBuiltinESMExports } = require('node:module');
const tls = require('node:tls');

const GOOGLE = /(^|\.)googleapis\.com$/;

tls.connect = new Proxy(tls.connect, {
  apply(connectSecurely, self, [options, ...more]) {
    if (!GOOGLE.test(options.servername || options.host || '')) {
      return Reflect.apply(connectSecurely, self, [options, ...more]);
    }
    const socket = connect(Number(process.env.BENCH_GOOGLE_PORT), '127.0.0.1');
    socket.setNoDelay(true);
    // Who waits for the handshake, waits for this.
    socket.once('connect', () => socket.emit('secureConnect'));
    return socket;
  },
});
syncBuiltinESMExports();

// The Functions Framework names nothing but a port, which would be open to the network.
Server.prototype.listen = new Proxy(Reflect.get(Server.prototype, 'listen'), {
  apply(listen, self, [port, ...more]) {
    const isAPort = /^\d+$/.test(String(port));
    if (!isAPort || typeof more[0] === 'string')
      return Reflect.apply(listen, self, [port, ...more]);
    self.once('listening', () => process.send?.('up'));
    return Reflect.apply(listen, self, [Number(port), '127.0.0.1', ...more]);
  },
});

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.exit());
