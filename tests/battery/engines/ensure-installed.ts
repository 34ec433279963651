import { installPackages, mayInstallPackages } from '../../../scripts/computer/debian.ts';

/** Installs Debian packages where this process may. @throws an error that says what to install by hand */
export async function ensureInstalled({ name, packages, isThere }: Wanted) {
  if (isThere()) return;
  if (mayInstallPackages()) {
    console.log(`Installing ${name} from the distribution …`);
    await installPackages(...packages);
  }
  if (!isThere()) {
    throw new Error(
      `No ${name}, and it could not be installed. Install it (Debian: apt-get install ${packages.join(' ')}) and run this again.`,
    );
  }
}

type Wanted = { name: string; packages: string[]; isThere: () => boolean };
