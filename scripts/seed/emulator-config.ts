import { join } from 'node:path';
import { ROOT } from '../lib/places.ts';
import { freePorts } from '../lib/ports.ts';

/** @returns the content of a firebase.json for what holds data, on free ports of 127.0.0.1 */
export async function emulatorConfig() {
  const ports = await freePorts();
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    // Without our rules, firebase-tools would open the emulator to everyone.
    storage: { rules: join(ROOT, 'storage.rules') },
    emulators: {
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreSocket },
      storage: at(ports.storage),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
    },
  };
}
