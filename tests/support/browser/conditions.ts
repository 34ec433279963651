/**
 * What other programs do to our pages in people's browsers, as far as a page can tell. Each is for a whole context and begins with
 * its next page. The functions of the scripts stand inside them: they run in the browser.
 */
import type { BrowserContext } from '@playwright/test';

/** A translator, as Chrome has one: each text is taken out, and two elements with another text put in its place. */
export const translatePages = (context: BrowserContext) => context.addInitScript(translate);

/** An extension that puts an element of its own beside every field, before the page's script runs and after. */
export const addNodesBesideFields = (context: BrowserContext) => context.addInitScript(addNodes);

/** A password manager that fills every field which is empty, hidden ones too, whatever they ask of it. */
export const fillEveryField = (context: BrowserContext) => context.addInitScript(fillFields);

function translate(): void {
  const SKIPPED = 'script, style, noscript, textarea, svg, font, [translate=no]';
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    for (const text of texts) {
      const words = text.nodeValue ?? '';
      const parent = text.parentElement;
      if (words.trim() === '' || parent === null || parent.closest(SKIPPED) !== null) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = words;
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    translateIn(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target.nodeType === Node.TEXT_NODE) translateIn(target);
        for (const node of addedNodes) translateIn(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

function addNodes(): void {
  const addIn = (root: ParentNode) => {
    for (const field of root.querySelectorAll('input, select, textarea')) {
      if (field.nextElementSibling?.matches('[data-added]') === true) continue;
      const node = document.createElement('div');
      node.dataset['added'] = '';
      node.style.cssText = 'position: absolute; width: 0; height: 0';
      field.after(node);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    addIn(document);
    document.body.append(document.createElement('div'));
    new MutationObserver(() => addIn(document)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
}

function fillFields(): void {
  const WORDS: Record<string, string> = {
    email: 'ada@filled.test',
    password: 'correct-horse-battery-9',
    tel: '+49 30 901820',
    url: 'https://ada.example',
  };
  const NOT_FILLED = 'hidden checkbox radio file search number range date submit button'.split(' ');
  const fillIn = (root: ParentNode) => {
    for (const field of root.querySelectorAll('input')) {
      if (NOT_FILLED.includes(field.type) || field.value !== '' || 'filled' in field.dataset)
        continue;
      field.dataset['filled'] = '';
      Reflect.set(HTMLInputElement.prototype, 'value', WORDS[field.type] ?? 'Ada', field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    fillIn(document);
    new MutationObserver(() => fillIn(document)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
}
