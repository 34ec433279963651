import { describe, expect, it } from 'vitest';
import { secretsToBind } from './feature-settings.ts';

const PUBLIC = {
  PLAN_PRICES: 'solo.month=price_1',
  ZENDESK_MESSAGING_KEY_ID: 'app_1',
  HELP_CENTER_ORIGINS: 'https://alcove.zendesk.com',
  CANNY_ORIGINS: 'https://alcove.canny.io',
  MACHINE_HOST_URL: 'https://machines.alcove.example',
  MAIL_FROM: 'mail@alcove.example',
};

describe('secretsToBind', () => {
  // R-API-01
  it('binds the secrets of the features whose public settings are set', () => {
    expect(secretsToBind(PUBLIC)).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'ZENDESK_MESSAGING_SECRET',
      'ZENDESK_SSO_SECRET',
      'CANNY_SSO_SECRET',
      'MACHINE_HOST_KEY',
      'MACHINE_HOST_SECRET',
      'SMTP_URL',
      'MAIL_LINK_SECRET',
      'MAIL_EVENTS_SECRET',
    ]);
    const {
      PLAN_PRICES: _prices,
      CANNY_ORIGINS: _board,
      MACHINE_HOST_URL: _host,
      MAIL_FROM: _sender,
      ...rest
    } = PUBLIC;
    expect(secretsToBind(rest)).toEqual(['ZENDESK_MESSAGING_SECRET', 'ZENDESK_SSO_SECRET']);
  });

  // R-LIV-06
  it('binds none of a feature that is off', () => {
    const off = {
      PLAN_PRICES: 'off',
      MACHINE_HOST_URL: 'off',
      CANNY_ORIGINS: 'off',
      MAIL_FROM: 'off',
    };
    expect(secretsToBind({ ...PUBLIC, ...off })).toEqual([
      'ZENDESK_MESSAGING_SECRET',
      'ZENDESK_SSO_SECRET',
    ]);
  });

  // R-API-01
  it('binds none in the emulator', () => {
    expect(secretsToBind({ ...PUBLIC, FUNCTIONS_EMULATOR: 'true' })).toEqual([]);
  });
});
