import { messageOf } from '@/lib/message-of.ts';

/** The widget's function, as its script defines it. */
export type Widget = (command: string, ...args: unknown[]) => void;

export type SupportPorts = {
  /**
   * Loads the widget's script once it is first called, and resolves with the widget each time.
   * @throws {Error} when the script cannot be loaded
   */
  loadWidget: () => Promise<Widget>;
  /** A fresh token for the signed-in person; null if nobody is signed in any more. */
  mintToken: () => Promise<string | null>;
  /** Who the widget's own storage belongs to, kept across documents: it may outlive a session. */
  readOwner: () => string | null;
  writeOwner: (uid: string | null) => void;
  logWarning: (event: string, detail: string) => void;
};

export type SupportDesk = {
  /**
   * Tells the widget who is signed in, and resolves once it knows. A failure is logged: the page works without
   * support.
   */
  setUser: (uid: string | null) => Promise<void>;
  /**
   * Shows the chat to a visitor who has agreed to it, or takes it away again. While somebody is signed in the
   * chat is theirs, and this says only what becomes of it after them.
   * @returns whether a visitor has the chat now
   */
  setVisitorChat: (agreed: boolean) => Promise<boolean>;
  /** @throws {Error} when the widget's script cannot be loaded */
  openChat: () => Promise<void>;
};

/**
 * Keeps the help desk's widget signed in as the person who is, and as nobody else. It is loaded for the first
 * person, and for a visitor only after they have agreed, or where somebody has left without it.
 */
export function createSupportDesk(ports: SupportPorts): SupportDesk {
  let present: string | null = null;
  /** The person whom the widget was last told about in this document. */
  let told: string | null = null;
  let mayVisitorChat = false;
  let doesVisitorChat = false;
  let settling: Promise<void> | null = null;

  function isSettled(): boolean {
    if (told !== present) return false;
    return present !== null || (ports.readOwner() === null && doesVisitorChat === mayVisitorChat);
  }

  async function settle(): Promise<void> {
    try {
      while (!isSettled()) {
        const widget = await ports.loadWidget();
        const owner = told ?? ports.readOwner();
        if (owner !== null && owner !== present) logOut(widget);
        told = present;
        ports.writeOwner(present);
        if (present !== null) logIn(widget, present);
        // The widget shows itself once loaded, whatever has been decided since.
        else if (owner === null || mayVisitorChat) {
          widget('messenger:set', 'cookies', mayVisitorChat);
          widget('messenger', mayVisitorChat ? 'show' : 'hide');
        }
        doesVisitorChat = present === null && mayVisitorChat;
      }
    } catch (cause) {
      ports.logWarning('Support widget', describe(cause));
    } finally {
      settling = null;
    }
  }

  function logIn(widget: Widget, uid: string): void {
    widget('messenger:set', 'cookies', true);
    widget(
      'messenger',
      'loginUser',
      // Called again whenever the widget needs a renewed token.
      (pass: (jwt: string) => void) => void passToken(uid, pass),
      (error: unknown) => {
        if (error) ports.logWarning('Support sign-in', describe(error));
      },
    );
  }

  async function passToken(uid: string, pass: (jwt: string) => void): Promise<void> {
    try {
      const jwt = await ports.mintToken();
      // A token belongs to the person signed in when it is minted.
      if (jwt !== null && present === uid) pass(jwt);
    } catch (cause) {
      ports.logWarning('Support token', describe(cause));
    }
  }

  return {
    setUser: (uid) => {
      present = uid;
      settling ??= settle();
      return settling;
    },
    setVisitorChat: async (agreed) => {
      mayVisitorChat = agreed;
      settling ??= settle();
      await settling;
      return doesVisitorChat;
    },
    openChat: async () => (await ports.loadWidget())('messenger', 'open'),
  };
}

function logOut(widget: Widget): void {
  widget('messenger', 'logoutUser');
  // Removes it from the page, with its stored data.
  widget('messenger:set', 'cookies', false);
}

function describe(cause: unknown): string {
  const reason =
    typeof cause === 'object' && cause !== null && 'reason' in cause ? cause.reason : undefined;
  return typeof reason === 'string' ? reason : messageOf(cause);
}
