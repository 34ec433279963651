import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../functions/src/config/config.ts';
import { readEnv } from './env.ts';
import { forbiddenTargets } from './forbidden-targets.ts';

const WEB = {
  VITE_FIREBASE_PROJECT_ID: 'alcove-live',
  VITE_FIREBASE_AUTH_DOMAIN: 'sign-in.alcove.example',
  VITE_SITE_ORIGIN: 'https://alcove.example',
  VITE_HELP_CENTER_ORIGINS: 'https://alcove.zendesk.com,https://help.alcove.example',
  VITE_CANNY_ORIGINS: 'https://alcove.canny.io,https://ideas.alcove.example',
};

const API = {
  GCLOUD_PROJECT: WEB.VITE_FIREBASE_PROJECT_ID,
  AUTH_DOMAIN: WEB.VITE_FIREBASE_AUTH_DOMAIN,
  SITE_ORIGINS: `${WEB.VITE_SITE_ORIGIN},https://www.alcove.example`,
  STORAGE_BUCKET: 'alcove-live.firebasestorage.app',
  HELP_CENTER_ORIGINS: WEB.VITE_HELP_CENTER_ORIGINS,
  ZENDESK_SSO_SECRET: 'Qm3Wx8Ev5Rb1Tn7Yk9Uz2Io4Pa6Sd0Flg',
  CANNY_ORIGINS: WEB.VITE_CANNY_ORIGINS,
  CANNY_SSO_SECRET: 'Jh4Gf7Ds2Ap9Oi6Uy1Tr8Ew3Qz5Xc0Vbn',
};

describe('forbiddenTargets', () => {
  it('are the very origins that the API forbids by the same settings', () => {
    const known = forbiddenTargets(readEnv(WEB), 'https://www.alcove.example');

    expect(known.toSorted()).toEqual(parseConfig(API).forbiddenTargets.toSorted());
    expect(known).toHaveLength(10);
  });

  it('leaves out what is not set', () => {
    expect(forbiddenTargets(readEnv({}), 'http://localhost:5173')).toEqual([
      'http://localhost:5173',
      'https://canny.io',
    ]);
  });
});
