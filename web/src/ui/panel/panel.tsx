import { createContext, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Around a panel and the page beside it, which decides what the panel shows. */
export function PanelProvider({ children }: { children: (place: Place) => ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <PanelContext value={element}>{children(setElement)}</PanelContext>;
}

/** Shows its children in the panel. */
export function InPanel({ children }: { children: ReactNode }) {
  const element = use(PanelContext);
  return element === null ? null : createPortal(children, element);
}

/** A picture in the panel; small windows, which have none, show it above the words. */
export function PagePicture({ children }: { children: ReactNode }) {
  return (
    <>
      <InPanel>{children}</InPanel>
      <div className="w-40 md:portrait:hidden lg:hidden">{children}</div>
    </>
  );
}

const PanelContext = createContext<HTMLElement | null>(null);

/** The `ref` of the panel's element. */
type Place = (element: HTMLElement | null) => void;
