/** What stands in an alcove. */
export type AlcoveScene =
  /** `step` of `of` is under way; 0 before the first. `isPutBack`: it was there before, and is put back to a backup. */
  | { state: 'making'; step: number; of: number; isPutBack?: boolean }
  /** Asleep, and kept until the day on the `leaf`; null where the day is not known. */
  | { state: 'ending'; leaf: { day: string; month: string } | null }
  | { state: 'ready' | 'asleep' | 'silent' | 'failed' | 'gone' | 'none' };

/** What an alcove shows, in words, for people who cannot see it. */
export function describeAlcove(scene: AlcoveScene, name: string): string {
  switch (scene.state) {
    case 'making': {
      const what = scene.isPutBack === true ? 'put back' : 'set up';
      return scene.step === 0
        ? `An alcove with its lamp on. ${name} is about to be ${what}.`
        : `An alcove with its lamp on. ${name} is being ${what}: step ${scene.step} of ${scene.of}.`;
    }
    case 'ready':
      return `${name} stands in its alcove. The lamp is on, and so is the light of the server.`;
    case 'asleep':
      return `${name} stands in its alcove under a cloth. The lamp is off.`;
    case 'silent':
      return `${name} stands in its alcove. The lamp is dark, and the server’s cable is out of its socket.`;
    case 'failed':
      return `${name} stands half open in its alcove, with a red tag on it. The lamp is off.`;
    case 'ending':
      return scene.leaf === null
        ? `${name} stands in its alcove under a cloth. The lamp is off.`
        : `${name} stands in its alcove under a cloth. A calendar leaf beside it says ${scene.leaf.day} ${scene.leaf.month}.`;
    case 'gone':
      return `An empty alcove. Only a mark in the dust shows where ${name} stood.`;
    case 'none':
      return 'An empty alcove with its lamp on. A dashed line shows where a server will stand.';
  }
}
