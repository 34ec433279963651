import * as settings from '../../functions/src/config/settings.ts';
import { freshSecrets } from '../lib/api-settings.ts';

/** A deployment that has every setting, in the order of the tables in docs/deploy.md. */
export type Settings = Record<string, string>;

export const SITE = examplesIn(settings.SITE);
export const API = examplesIn(settings.API);
export const SECRETS: Settings = freshSecrets('staging');
export const PROJECT = settings.SITE.VITE_FIREBASE_PROJECT_ID.example;

function examplesIn(rows: settings.Rows<settings.Setting>): Settings {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, { example }]) => (example ? [[name, example]] : [])),
  );
}
