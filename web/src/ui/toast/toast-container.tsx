import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast.css';

/** Times in milliseconds, the drag in percent of a toast's width. */
export const TOASTS = {
  autoClose: 5000,
  position: 'top-right',
  draggable: true,
  draggablePercent: 80,
} as const;

export function ToastPlace() {
  const [host] = useState(createHost);
  useLayoutEffect(() => keepOnTop(host), [host]);
  return createPortal(
    <ToastContainer
      {...TOASTS}
      theme="light"
      newestOnTop
      closeOnClick={false}
      aria-label="Notifications"
    />,
    host,
  );
}

/** A popover is drawn above an open dialog. */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'toasts';
  host.popover = 'manual';
  return host;
}

/** What stands outside the dialog that was opened last can be neither pressed nor read out, so the toasts move into it. */
function keepOnTop(host: HTMLElement): () => void {
  const modals: Node[] = [...document.querySelectorAll('dialog:modal')];
  const move = () => {
    const place = modals.at(-1) ?? document.body;
    if (host.parentNode === place) return;
    place.appendChild(host);
    host.showPopover();
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (modals.includes(target)) modals.splice(modals.indexOf(target), 1);
      if (target instanceof Element && target.matches('dialog:modal')) modals.push(target);
    }
    move();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  move();
  return () => {
    observer.disconnect();
    host.remove();
  };
}
