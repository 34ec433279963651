import { createServer } from 'node:net';

/** The ports of `npm start`, by what answers there. */
export const DEFAULT_PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  firestoreSocket: 9150,
  auth: 9099,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  ui: 4000,
  vite: 5173,
  stripe: 12111,
  zendesk: 12112,
  canny: 12113,
  aiServer: 12114,
};

/** @returns a free port on 127.0.0.1 for each name of DEFAULT_PORTS */
export async function freePorts() {
  const names = Object.keys(DEFAULT_PORTS);
  const servers = await Promise.all(names.map(() => listen(0)));
  const ports = Object.fromEntries(names.map((name, i) => [name, servers[i].address().port]));
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** @returns {Promise<boolean>} whether something already listens there */
export async function isPortTaken(port) {
  try {
    const server = await listen(port);
    await new Promise((done) => server.close(done));
    return false;
  } catch {
    return true;
  }
}

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
