// The fonts that stand in until our own have arrived. Layout shift depends on them, so a page is measured with those that look
// like Arial, with an Android phone's and with a bare Linux's.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../../../scripts/lib/places.ts';

const SCRATCH = join(LOCAL, 'bench', 'fonts');
const DEBIAN = '/usr/share/fonts/truetype';
const PACKAGES = join(ROOT, 'tests/bench/node_modules/@expo-google-fonts');
const ANDROID = ['roboto', 'roboto-condensed', 'noto-serif', 'roboto-mono'];

/** Each with its sans-serif, its serif and its monospaced font. */
const SETS = [
  {
    title: 'Arial or Liberation',
    folders: [join(DEBIAN, 'liberation')],
    families: ['Liberation Sans', 'Liberation Serif', 'Liberation Mono'],
  },
  {
    title: 'Android',
    folders: ANDROID.map((name) => join(PACKAGES, name)),
    // Roboto Mono is as wide as Android's Droid Sans Mono.
    families: ['Roboto', 'Noto Serif', 'Roboto Mono'],
  },
  {
    title: 'DejaVu',
    // Of fonts-dejavu-core, which Debian's fontconfig asks for.
    folders: [join(DEBIAN, 'dejavu')],
    families: ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono'],
  },
];

/** @returns the sets that this computer has, with a configuration of fontconfig that puts a browser before each */
export function fallbackFonts() {
  mkdirSync(SCRATCH, { recursive: true });
  const isThere = ({ folders }: (typeof SETS)[number]) =>
    process.platform === 'linux' && folders.every((folder) => existsSync(folder));
  return SETS.filter(isThere).map(({ title, folders, families }) => {
    const configuration = join(SCRATCH, `${title}.conf`);
    writeFileSync(configuration, offerOnly(folders, families));
    return { title, configuration };
  });
}

/** A fontconfig that offers the fonts of these folders and none of the machine's. */
function offerOnly(folders: string[], families: string[]) {
  const aliases = ['sans-serif', 'serif', 'monospace'].map(
    (generic, index) =>
      `<alias binding="same"><family>${generic}</family><prefer><family>${families[index]}</family></prefer></alias>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${folders.map((folder) => `<dir>${folder}</dir>`).join('')}
  <cachedir>${join(SCRATCH, 'cache')}</cachedir>
  ${aliases.join('\n  ')}
</fontconfig>
`;
}
