import { freePorts } from '../lib/ports.ts';

/** @returns the content of a firebase.json for Auth and Firestore alone, on free ports of 127.0.0.1 */
export async function emulatorConfig() {
  const ports = await freePorts();
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    emulators: {
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreSocket },
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
    },
  };
}
