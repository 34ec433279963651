/**
 * Malformed and hostile requests and what they get, written by hand from the specification and from nothing in the code.
 *
 * Bodies go to the name of a server that does not exist, because that stores nothing: there 404 says that a body was read
 * and found good.
 */

/** A success's status, or an error's status and code. */
export type Outcome = number | `${number} ${string}`;

export type Attack = {
  /** Method and path, as they are sent. */
  ask: string;
  expected: Outcome;
  /** Called without a session; otherwise by somebody who is signed in. */
  isAnonymous?: true;
  /** `TOKEN` stands for the caller's ID token. A header that is here twice is sent twice. */
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string | Buffer;
  /** Of the body; null sends none. */
  type?: string | null;
};

/** A word that no answer and no log line may repeat. */
export const EVIL = 'evil.example';

const READ = '404 not_found';
const INVALID = '400 invalid_input';
const WRONG_TYPE = '415 unsupported_media_type';
const STRANGER = '401 unauthenticated';

const RENAME = 'PATCH /api/servers/none';
const UUID = '8b0c6f0e-3a52-4f0b-9a53-0d0f6d1c7c11';
const GOOD_NAME = '{"name":"Attic"}';

const get = (path: string, expected: Outcome): Attack => ({
  ask: `GET ${path}`,
  expected,
  isAnonymous: true,
});
const rename = (body: string | Buffer, expected: Outcome): Attack => ({
  ask: RENAME,
  body,
  expected,
});
const typed = (type: string | null, expected: Outcome): Attack => ({
  ...rename(GOOD_NAME, expected),
  type,
});
const send = (ask: string, body: string, expected: Outcome): Attack => ({ ask, body, expected });
const showing = (headers: Attack['headers'], expected: Outcome): Attack => ({
  ask: 'GET /api/permissions',
  expected,
  isAnonymous: true,
  ...(headers && { headers }),
});
const authorized = (value: string, expected: Outcome): Attack =>
  showing([['Authorization', value]], expected);
const named = (value: string): string => JSON.stringify({ name: value });

export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'paths with dots, slashes and encodings': [
    '//',
    '//health',
    '//api/health',
    '/api//health',
    '/api///health',
    '/api/./health',
    '/api/../api/health',
    '/api/health/.',
    '/api/health/..',
    '/api/%2e/health',
    '/api/%2e%2e/api/health',
    '/api/%252e%252e/health',
    '/api%2fhealth',
    '/api%2Fhealth',
    '/api/%2fhealth',
    '/api/health%2f',
    '/api/%68ealth',
    '/api/health%00',
    '/api/health%00.json',
    '/api/health%0d%0aSet-Cookie:%20a=b',
    '/api/health%20',
    '/api/health%09',
    '/api/health%3f',
    '/api/health%23',
    '/api/health;x=1',
    '/api/health.json',
    '/api/health.',
    '/api/health,',
    '/api/health*',
    '/api/*',
    '/api/:id',
    '/api/\\health',
    '/api\\health',
    '/api/%5chealth',
    '/api/%c0%afhealth',
    '/api/%ef%bc%8fhealth',
    '/api/%e0%a4%a',
    '/api/%',
    '/api/%zz',
    '/api/%u0068ealth',
    '/API/health',
    '/Api/health',
    `/api/${'a'.repeat(8000)}`,
    `/api/${'a/'.repeat(4000)}`,
    `/api/${'%2e%2e%2f'.repeat(800)}etc/passwd`,
  ].map((path) => get(path, '404 not_found')),

  'paths of things that are not ours to show': [
    '/__proto__',
    '/constructor',
    '/toString',
    '/hasOwnProperty',
    '/api/__proto__',
    '/api/constructor',
    '/api/prototype',
    '/.git/config',
    '/.env',
    '/api/.env',
    '/package.json',
    '/lib/index.js',
    '/../package.json',
    '/..%2f..%2fetc%2fpasswd',
    '/api/../../package.json',
    '/api/debug',
    '/api/metrics',
    '/api/admin',
    '/__/functions.yaml',
    '/_ah/health',
  ].map((path) => get(path, '404 not_found')),

  'addresses written in an unusual way': [
    get('/api/health?', 200),
    get(`/api/health?${'x='.repeat(3000)}`, 200),
    get('/api/health?__proto__[x]=1&constructor.prototype.x=1', 200),
    get('/api/health?%', 200),
    get('/api/health?%ff=%00', 200),
    get(`http://${EVIL}/api/health`, 200),
    get(`http://${EVIL}/api/nothing`, '404 not_found'),
    get(`https://user:word@${EVIL}:1/api/account`, '405 method_not_allowed'),
  ],

  'ids that are no ids': [
    '..',
    '.',
    '%2e%2e',
    '..%2f..%2fusers',
    'a%2fb',
    '%2f',
    '%5c',
    '*',
    '%2a',
    '**',
    '%00',
    'x%00y',
    '%0d%0aSet-Cookie:%20a=b',
    '%20',
    '__proto__',
    '__x__',
    'constructor',
    'a,b',
    'a;b=c',
    '%e2%80%ae',
    '%f0%9f%98%80',
    '%ed%a0%80',
    '%ff',
    '%',
    "'%20or%20'1'='1",
    '%7b%22%24gt%22:%22%22%7d',
    'x'.repeat(1501),
    '%61'.repeat(1000),
  ].map((id) => ({ ask: `PATCH /api/servers/${id}`, body: GOOD_NAME, expected: '404 not_found' })),

  'ids of payments that are no ids': [
    '..',
    '..%2fcustomers',
    'in_x%2f..%2f..%2fcustomers',
    'in_x%3fexpand=customer',
    'in_x%23',
    'in_%00',
    'in_',
    'in_*',
    'IN_X',
    `in_${'x'.repeat(101)}`,
    '__proto__',
    'cs_x%2f..%2f..%2fcustomers',
  ].flatMap((id) => [
    { ask: `GET /api/invoices/${id}`, expected: '404 not_found' as const },
    { ask: `GET /api/checkout-session/${id}`, expected: '404 not_found' as const },
  ]),

  'a method named anywhere but in the request line': [
    ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Original-Method'].map(
      (name): Attack => ({
        ask: 'POST /api/account',
        headers: [[name, 'DELETE']],
        body: '{}',
        expected: '405 method_not_allowed',
      }),
    ),
    { ask: 'POST /api/account?_method=DELETE', body: '{}', expected: '405 method_not_allowed' },
    { ask: 'GET /api/account?_method=DELETE', expected: '405 method_not_allowed' },
    { ask: 'GET /api/account?method=DELETE', expected: '405 method_not_allowed' },
    {
      ask: 'POST /api/account',
      type: 'application/x-www-form-urlencoded',
      body: '_method=DELETE',
      expected: '405 method_not_allowed',
    },
    {
      ask: 'GET /api/permissions',
      headers: [['X-HTTP-Method-Override', 'PUT']],
      body: '{"productMail":true}',
      expected: 200,
    },
    ...['SEARCH', 'LOCK', 'MKCOL', 'COPY', 'PURGE', 'REPORT'].map((method): Attack => ({
      ask: `${method} /api/account`,
      expected: '405 method_not_allowed',
    })),
  ],

  'content types': [
    typed('application/json', READ),
    typed('APPLICATION/JSON', READ),
    typed('application/json;charset=utf-8', READ),
    typed('application/json; charset="UTF-8"', READ),
    typed('application/json ; charset=utf-8', READ),
    typed(null, WRONG_TYPE),
    typed('', WRONG_TYPE),
    typed('json', WRONG_TYPE),
    typed('text/json', WRONG_TYPE),
    typed('*/*', WRONG_TYPE),
    typed('application/*', WRONG_TYPE),
    typed('application/json, text/plain', WRONG_TYPE),
    typed('text/plain, application/json', WRONG_TYPE),
    typed('text/plain; application/json', WRONG_TYPE),
    typed('application/json5', WRONG_TYPE),
    typed('application/ld+json', WRONG_TYPE),
    typed('application/vnd.api+json', WRONG_TYPE),
    typed('application/x-ndjson', WRONG_TYPE),
    typed('application/csp-report', WRONG_TYPE),
    typed('application/octet-stream', WRONG_TYPE),
    typed('application/x-www-form-urlencoded; charset=utf-8', WRONG_TYPE),
    typed('multipart/form-data; boundary=x', WRONG_TYPE),
    typed('application/json; boundary=x', WRONG_TYPE),
    typed('application/json; charset=', WRONG_TYPE),
    typed('application/json; charset=utf8', WRONG_TYPE),
    typed('application/json; charset=utf-7', WRONG_TYPE),
    typed('application/json; charset=utf-16le', WRONG_TYPE),
    typed('application/json; charset=iso-8859-1', WRONG_TYPE),
    typed('application/json; charset=utf-8; charset=utf-7', WRONG_TYPE),
    typed('application/json;;charset=utf-8', WRONG_TYPE),
    typed('application/json\u00a0', WRONG_TYPE),
    ...['deflate', 'br', 'x-gzip', 'identity', 'gzip, gzip', 'none'].map((encoding): Attack => ({
      ...rename(GOOD_NAME, WRONG_TYPE),
      headers: [['Content-Encoding', encoding]],
    })),
    // The first of two counts, as in Node; both could only be meant to be read in two ways.
    { ...typed('application/json', READ), headers: [['Content-Type', 'text/plain']] },
    { ...typed('text/plain', WRONG_TYPE), headers: [['Content-Type', 'application/json']] },
  ],

  'broken JSON': [
    rename('', INVALID),
    rename(' \r\n\t ', INVALID),
    rename('{"name":"Attic"', INVALID),
    rename('{"name":"Attic"}}', INVALID),
    rename('{"name":"Attic"}{"name":"Attic"}', INVALID),
    rename('{"name":"Attic",}', INVALID),
    rename('{"name":"Attic"}\u0000', INVALID),
    rename("{'name':'Attic'}", INVALID),
    rename('{name:"Attic"}', INVALID),
    rename('{"name":"Attic"} // a comment', INVALID),
    rename('/**/{"name":"Attic"}', INVALID),
    rename('{"name":"Att\nic"}', INVALID),
    rename('{"name":"\\x41"}', INVALID),
    rename('{"name":undefined}', INVALID),
    rename('{"name":NaN}', INVALID),
    rename('name=Attic', INVALID),
    rename('<name>Attic</name>', INVALID),
    rename(')]}\',\n{"name":"Attic"}', INVALID),
    rename(Buffer.from('{"name":"Attic"}', 'utf16le'), INVALID),
    rename(Buffer.from('{"name":"caf\u00e9"}', 'latin1'), INVALID),
    rename(Buffer.from([...Buffer.from('{"name":"'), 0xed, 0xa0, 0x80, 0x22, 0x7d]), INVALID),
    rename(Buffer.from([...Buffer.from('{"name":"'), 0xc0, 0xaf, 0x22, 0x7d]), INVALID),
    // RFC 8259 lets a reader ignore a byte order mark.
    rename(`\ufeff${GOOD_NAME}`, READ),
  ],

  'JSON of another shape': [
    rename('0', INVALID),
    rename('true', INVALID),
    rename('"name"', INVALID),
    rename('[{"name":"Attic"}]', INVALID),
    rename('{}', INVALID),
    rename('{"name":null}', INVALID),
    rename('{"name":true}', INVALID),
    rename('{"name":["Attic"]}', INVALID),
    rename('{"name":{"$gt":""}}', INVALID),
    rename('{"name":{"length":3}}', INVALID),
    rename('{"name":0}', INVALID),
    rename('{"name":-0}', INVALID),
    rename('{"name":1e400}', INVALID),
    rename('{"name":-1e-400}', INVALID),
    rename(`{"name":${'9'.repeat(9000)}}`, INVALID),
    rename('{"NAME":"Attic"}', INVALID),
    rename('{"name":"Attic","origin":"https://other.example"}', INVALID),
    rename('{"name":"Attic","":1}', INVALID),
    rename('{"name":"Attic","name ":"Attic"}', INVALID),
    // The last of two counts, as everywhere in JSON.
    rename('{"name":1,"name":"Attic"}', READ),
    rename('{"name":"Attic","name":1}', INVALID),
  ],

  'JSON thousands of levels deep': [
    rename('['.repeat(5000) + ']'.repeat(5000), INVALID),
    rename('['.repeat(10_000), INVALID),
    rename('{"name":'.repeat(1000) + '1' + '}'.repeat(1000), INVALID),
    rename(`{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`, INVALID),
    rename(`{"name":"Attic","x":${'{"a":'.repeat(1600)}1${'}'.repeat(1600)}}`, INVALID),
    rename(`{"name":"${'\\'.repeat(9000)}"}`, INVALID),
    rename(`{"name":"${'\\ud83d\\ude00'.repeat(700)}"}`, INVALID),
  ],

  'keys that could reach a prototype': [
    rename('{"__proto__":{"name":"Attic"}}', INVALID),
    rename('{"name":"Attic","\\u005f\\u005fproto__":{}}', INVALID),
    rename('{"name":"Attic","a":[{"__proto__":{"isAdmin":true}}]}', INVALID),
    rename('{"name":{"constructor":{"prototype":{"x":1}}}}', INVALID),
    rename('{"name":"Attic","__defineGetter__":1}', INVALID),
    rename('{"name":"Attic","toString":"x"}', INVALID),
    rename('{"name":"Attic","hasOwnProperty":1}', INVALID),
    send('PUT /api/permissions', '{"__proto__":{"productMail":true}}', INVALID),
    send('PUT /api/permissions', '{"constructor":true}', INVALID),
    send('PUT /api/permissions', '{"toString":true}', '400 unknown_key'),
    send('PUT /api/permissions', '{"hasOwnProperty":true}', '400 unknown_key'),
    send('POST /api/checkout-session', '{"planId":"__proto__"}', '400 unknown_plan'),
    send('POST /api/checkout-session', '{"planId":"constructor"}', '400 unknown_plan'),
    send('POST /api/checkout-session', '{"planId":{"__proto__":1}}', INVALID),
    send('POST /api/billing-portal', '{"flow":"__proto__"}', INVALID),
    send('POST /api/billing-portal', '{"flow":"toString"}', INVALID),
    send('POST /api/sessions/revoke', '{"because":"__proto__"}', INVALID),
    send('POST /api/sessions/revoke', '{"because":"constructor"}', INVALID),
    send('POST /api/servers', '{"name":"Attic","origin":"__proto__"}', '400 bad_origin'),
    send('POST /api/machines', '{"orderId":"__proto__"}', INVALID),
    send('POST /api/machines', '{"__proto__":{"orderId":"x"}}', INVALID),
  ],

  'values that reach for more than their field': [
    send('PUT /api/permissions', '{"productMail":"true"}', INVALID),
    send('PUT /api/permissions', '{"productMail":1}', INVALID),
    send('PUT /api/permissions', '{"productMail":true,"uid":"ada"}', '400 unknown_key'),
    send('POST /api/checkout-session', '{"planId":["price_solo_month"]}', INVALID),
    send('POST /api/checkout-session', '{"planId":"price_solo_month","customer":"cus_x"}', INVALID),
    send('POST /api/checkout-session', '{"planId":"price_solo_month","price":1}', INVALID),
    send('POST /api/checkout-session', `{"planId":"${'x'.repeat(201)}"}`, INVALID),
    send('POST /api/checkout-session', '{"planId":"price_solo_month\\u0000"}', '400 unknown_plan'),
    send('POST /api/billing-portal', `{"returnPath":"//${EVIL}"}`, INVALID),
    send('POST /api/billing-portal', `{"returnPath":"https://${EVIL}/"}`, INVALID),
    send('POST /api/billing-portal', `{"returnPath":"/\\\\${EVIL}"}`, INVALID),
    send('POST /api/billing-portal', '{"returnPath":"/a/../b"}', INVALID),
    send('POST /api/billing-portal', '{"returnPath":"/a\\n"}', INVALID),
    send('POST /api/subscription/pause', '{"until":1e400}', INVALID),
    send('POST /api/subscription/pause', '{"until":"tomorrow"}', INVALID),
    send('POST /api/subscription/pause', '{"until":"2026-02-30T00:00:00Z"}', INVALID),
    send(
      'POST /api/subscription/change',
      '{"planId":"price_solo_month","previewedAt":"-1"}',
      INVALID,
    ),
    send('POST /api/subscription/preview', '{"planId":""}', INVALID),
    send('POST /api/sessions/revoke', '{"because":"asked","uid":"ada"}', INVALID),
    send('POST /api/machines', '{}', INVALID),
    send('POST /api/machines', '{"orderId":1}', INVALID),
    send('POST /api/machines', '{"orderId":"first"}', INVALID),
    send('POST /api/machines', `{"orderId":["${UUID}"]}`, INVALID),
    send('POST /api/machines', `{"orderId":"${UUID}","uid":"ada"}`, INVALID),
    send('POST /api/machines', `{"orderId":"${UUID}","plan":"practice"}`, INVALID),
    send('PATCH /api/machines/none', '{"name":"Attic","hostName":"cedar"}', INVALID),
    send('PATCH /api/machines/none', '{"name":""}', INVALID),
    send('PATCH /api/machines/none', '{"desired":"ready"}', INVALID),
    send('PATCH /api/machines/none', GOOD_NAME, READ),
    send('DELETE /api/machines/none', '{}', INVALID),
    send('DELETE /api/machines/none', '{"name":{"$gt":""}}', INVALID),
    send('POST /api/machines/__x__/export', '', READ),
    send('POST /api/machines/..%2f..%2fusers/export', '', READ),
    send('POST /api/machine-events', `{"reference":"${EVIL}"}`, '400 bad_signature'),
    send('POST /api/machine-events', '', '400 bad_signature'),
  ],

  'characters that cannot be seen, and that are none': [
    rename(named('a\u0001b'), INVALID),
    rename(named('a\tb'), INVALID),
    rename(named('a\u007fb'), INVALID),
    rename(named('a\u0085b'), INVALID),
    rename(named('a\u061cb'), INVALID),
    rename(named('a\u200fb'), INVALID),
    rename(named('a\u202ab'), INVALID),
    rename(named('a\u2067b'), INVALID),
    rename(named('a\u2069b'), INVALID),
    rename(named('a\u2028b'), INVALID),
    rename(named('a\u2029b'), INVALID),
    rename('{"name":"a\\ud800b"}', INVALID),
    rename('{"name":"a\\udc00b"}', INVALID),
    rename('{"name":"\\udc00\\ud800"}', INVALID),
    rename('{"name":"a\\ud83d\\ude00b"}', READ),
    rename('{"name":"\\u00a0\\u3000"}', INVALID),
    send('POST /api/servers', '{"name":"a\\ud800","origin":"https://a.example"}', INVALID),
    send('POST /api/servers', '{"name":"a","origin":"https://a\\ud800.example"}', '400 bad_origin'),
    send('POST /api/servers', '{"name":"a","origin":"https://a.example\\u0000"}', '400 bad_origin'),
    send('POST /api/checkout-session', '{"planId":"\\ud800"}', '400 unknown_plan'),
  ],

  'ways to say who calls': [
    authorized('Bearer TOKEN', 200),
    authorized('bearer TOKEN', 200),
    authorized('BEARER  TOKEN', 200),
    authorized('TOKEN', STRANGER),
    authorized('Bearer', STRANGER),
    authorized('Bearer TOKEN,', STRANGER),
    authorized('Bearer TOKEN; x=y', STRANGER),
    authorized('Bearer TOKEN, Basic eDp5', STRANGER),
    authorized('Bearer "TOKEN"', STRANGER),
    authorized('Bearer: TOKEN', STRANGER),
    authorized('Bearer=TOKEN', STRANGER),
    authorized('Bearer\tTOKEN', STRANGER),
    authorized('Bearer\u00a0TOKEN', STRANGER),
    authorized('Bearer Bearer TOKEN', STRANGER),
    authorized('Token TOKEN', STRANGER),
    authorized('JWT TOKEN', STRANGER),
    authorized('DPoP TOKEN', STRANGER),
    authorized('Bearer null', STRANGER),
    authorized('Bearer ..', STRANGER),
    authorized('Bearer a.b.c', STRANGER),
    authorized(`Bearer ${'a'.repeat(3000)}.${'b'.repeat(3000)}.`, STRANGER),
    authorized('Bearer owner', STRANGER),
    showing(
      [
        ['Authorization', 'Bearer TOKEN'],
        ['Authorization', 'Bearer a.b.c'],
      ],
      STRANGER,
    ),
    showing(
      [
        ['Authorization', 'Bearer a.b.c'],
        ['Authorization', 'Bearer TOKEN'],
      ],
      STRANGER,
    ),
    showing(
      [
        ['Authorization', 'Basic eDp5'],
        ['Authorization', 'Bearer TOKEN'],
      ],
      STRANGER,
    ),
    showing(
      [
        ['Authorization', 'Bearer TOKEN'],
        ['Authorization', ''],
      ],
      STRANGER,
    ),
  ],

  'places where no token belongs': [
    ...[
      'X-Authorization',
      'X-Forwarded-Authorization',
      'Proxy-Authorization',
      'X-Original-Authorization',
      'X-Api-Key',
      'X-Access-Token',
      'X-Firebase-Auth',
      'X-Serverless-Authorization',
    ].map((name) => showing([[name, 'Bearer TOKEN']], STRANGER)),
    showing([['Cookie', '__session=TOKEN; token=TOKEN']], STRANGER),
    showing([['X-User-Id', 'ada']], STRANGER),
    showing([['X-Endpoint-API-UserInfo', 'eyJ1aWQiOiJhZGEifQ']], STRANGER),
    showing([['X-Goog-Authenticated-User-Email', `accounts.google.com:ada@${EVIL}`]], STRANGER),
    ...['access_token', 'token', 'authorization', 'idToken', 'auth'].map((name) =>
      get(`/api/permissions?${name}=TOKEN`, STRANGER),
    ),
    {
      ask: 'POST /api/servers',
      isAnonymous: true,
      type: 'application/x-www-form-urlencoded',
      body: 'access_token=TOKEN',
      expected: STRANGER,
    },
    {
      ask: 'PUT /api/permissions',
      isAnonymous: true,
      body: '{"productMail":true,"idToken":"TOKEN"}',
      expected: STRANGER,
    },
  ],

  'headers that proxies use': [
    ['Host', EVIL],
    ['Host', `${EVIL}:1`],
    ['Host', ''],
    ['X-Forwarded-Host', EVIL],
    ['X-Host', EVIL],
    ['X-Forwarded-Server', EVIL],
    ['X-Forwarded-Proto', 'javascript'],
    ['X-Forwarded-Port', '0'],
    ['X-Forwarded-Prefix', `//${EVIL}`],
    ['X-Forwarded-For', `${EVIL}, 127.0.0.1, ${'1,'.repeat(3000)}`],
    ['X-Real-IP', '127.0.0.1'],
    ['Forwarded', `for=127.0.0.1;host=${EVIL};proto=http`],
    ['X-Original-URL', '/api/account/export'],
    ['X-Rewrite-URL', '/api/account/export'],
    ['X-Original-Host', EVIL],
    ['Referer', `https://${EVIL}/`],
    ['Origin', `https://${EVIL}`],
    ['Origin', 'null'],
    ['Via', `1.1 ${EVIL}`],
    ['X-Request-Id', EVIL],
    ['X-Cloud-Trace-Context', `${EVIL}/1;o=1`],
    ['Traceparent', EVIL],
    ['Function-Execution-Id', EVIL],
    ['User-Agent', `<script>${EVIL}</script>`],
    ['Range', 'bytes=0-1'],
    ['If-Modified-Since', 'Thu, 01 Jan 2099 00:00:00 GMT'],
    ['Accept', 'text/html'],
    ['Accept', 'application/json;q=0'],
    ['Accept-Charset', 'utf-7'],
    ['TE', 'trailers'],
    ['Max-Forwards', '0'],
    ['Prefer', 'respond-async'],
  ].map(([name = '', value = '']) => ({ ...get('/api/health', 200), headers: [[name, value]] })),

  'conditions of caches': [
    // RFC 9110, 13.1.2: whoever has any copy at all keeps it. Only the asker is hurt.
    { ...get('/api/health', 304), headers: [['If-None-Match', '*']] },
    { ...get('/api/permissions', STRANGER), headers: [['If-None-Match', '*']] },
    { ...get('/api/health', 200), headers: [['If-None-Match', '"x"']] },
    { ...rename(GOOD_NAME, READ), headers: [['If-None-Match', '*']] },
    { ...rename(GOOD_NAME, READ), headers: [['If-Match', '"x"']] },
  ],

  'parameters that are lists, twice or odd': [
    ...[
      'limit=-1',
      'limit=1.5',
      'limit=1e9',
      'limit=Infinity',
      'limit=NaN',
      'limit=%00',
      'limit=1%20or%201=1',
      'limit=99999999999999999999',
      'limit=1&limit=x',
      'startingAfter=',
      'startingAfter=../customers',
      'startingAfter=in_x%00',
      'startingAfter=in_x%26customer=cus_x',
      'startingAfter=in_x&startingAfter=x',
      `startingAfter=in_${'x'.repeat(101)}`,
    ].map((query): Attack => ({ ask: `GET /api/invoices?${query}`, expected: INVALID })),
    // No parameters of ours: read as if they were not there.
    ...['limit[]=x', 'limit[$gt]=x', 'LIMIT=x', 'limit%00=x', 'customer=cus_x', 'uid=ada'].map(
      (query): Attack => ({ ask: `GET /api/invoices?${query}`, expected: 200 }),
    ),
    ...['consent=ASK', 'consent=', 'consent=ask&consent=ask', 'consent=__proto__'].map(
      (query): Attack => ({ ask: `GET /api/get-custom-token?${query}`, expected: INVALID }),
    ),
    ...['startingAfter=', 'startingAfter=..%2fx', 'startingAfter=x%00', 'startingAfter=__x__'].map(
      (query): Attack => ({ ask: `GET /api/security?${query}`, expected: INVALID }),
    ),
  ],
};
