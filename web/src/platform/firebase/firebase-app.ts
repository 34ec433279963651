import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { env } from '../env.ts';

/** @throws {Error} naming the setting that this build was made without */
export function openApp(): FirebaseApp {
  const [existing] = getApps();
  if (existing !== undefined) return existing;
  const { projectId, apiKey, authDomain } = env.firebase;
  if (projectId === '') throw new Error('VITE_FIREBASE_PROJECT_ID is not set.');
  if (apiKey === '') throw new Error('VITE_FIREBASE_API_KEY is not set.');
  return initializeApp({ projectId, apiKey, authDomain });
}
