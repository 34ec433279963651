/** The pictures of the chat, by name. */
export const PICTURES: ReadonlyMap<string, string> = new Map([
  [
    'mark',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"><path d="M4 5h16v11H11l-5 4v-4H4z"/></svg>',
  ],
  [
    'noor',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#1f5c70" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="7" fill="#f3d9c2"/><path fill="#f3d9c2" d="M6 40c1-10 7-14 14-14s13 4 14 14z"/><path fill="#2b1b12" d="M12 17c-2-12 18-12 16 0-2-4-5-6-8-6s-6 2-8 6z"/></svg>',
  ],
  [
    'server',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><path fill="#eef1ec" d="M0 0h240v120H0z"/><rect x="30" y="34" width="180" height="52" rx="8" fill="#12201a"/><circle cx="54" cy="60" r="6" fill="#6fe0a8"/><path stroke="#52605a" stroke-width="4" d="M80 52h104M80 68h104"/></svg>',
  ],
  [
    'lamp',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><path fill="#12201a" d="M0 0h240v120H0z"/><circle cx="120" cy="60" r="34" fill="#6fe0a8" opacity=".25"/><circle cx="120" cy="60" r="16" fill="#6fe0a8"/></svg>',
  ],
]);
