import { messageOf } from '@/lib/message-of.ts';

/** The widget's function, as its script defines it. */
export type Widget = (command: string, ...args: unknown[]) => void;

export type SupportPorts = {
  /**
   * Loads the widget's script once it is first called, and resolves with the widget each time.
   * @throws {Error} when the script cannot be loaded
   */
  loadWidget: () => Promise<Widget>;
  /** A fresh token for the signed-in person; null if no one is signed in any more. */
  mintToken: () => Promise<string | null>;
  /** Who the widget's own storage belongs to, kept across documents: it may outlive a session. */
  readOwner: () => string | null;
  writeOwner: (uid: string | null) => void;
  logWarning: (event: string, detail: string) => void;
  /** Learns what the widget says of itself. */
  report: (state: ChatState) => void;
};

/** `unread` counts messages. */
export type ChatState = { isOpen: boolean; unread: number };

export type SupportDesk = {
  /**
   * Tells the widget who is signed in, and resolves once it knows. A failure is logged: the page works without
   * support.
   */
  setUser: (uid: string | null) => Promise<void>;
  /**
   * Loads the chat for a visitor who has agreed to it, or takes it away again. While someone is signed in the
   * chat is theirs, and this decides only what happens to it after them.
   * @returns whether a visitor has the chat now
   */
  setVisitorChat: (agreed: boolean) => Promise<boolean>;
  /**
   * Opens the conversation of the person or visitor who is there.
   * @throws {Error} when the widget's script cannot be loaded
   */
  openChat: () => Promise<void>;
};

/**
 * Keeps the help desk's widget signed in as the person who is, and as no one else. It is loaded for the first
 * person, for a visitor only after they have agreed, and where a person has signed out without it.
 *
 * The widget and its launcher are hidden unless the conversation is open: our own buttons open it, and lie on nothing.
 * https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/cta-and-messaging-web-widget
 */
export function createSupportDesk(ports: SupportPorts): SupportDesk {
  let current: string | null = null;
  /** The person whom the widget was last told about in this document. */
  let loggedIn: string | null = null;
  let mayVisitorChat = false;
  let doesVisitorChat = false;
  let syncing: Promise<void> | null = null;
  const chat = followChat(ports);

  function isInSync(): boolean {
    if (loggedIn !== current) return false;
    return current !== null || (ports.readOwner() === null && doesVisitorChat === mayVisitorChat);
  }

  async function sync(): Promise<void> {
    try {
      while (!isInSync()) {
        const widget = await chat.getWidget();
        const owner = loggedIn ?? ports.readOwner();
        if (owner !== null && owner !== current) chat.leave(widget);
        loggedIn = current;
        ports.writeOwner(current);
        if (current !== null) logIn(widget, current);
        // The widget shows itself once loaded, whatever has been decided since.
        else if (owner === null || mayVisitorChat) {
          widget('messenger:set', 'cookies', mayVisitorChat);
          chat.hide(widget);
        }
        doesVisitorChat = current === null && mayVisitorChat;
      }
    } catch (cause) {
      ports.logWarning('Support widget', describe(cause));
    } finally {
      syncing = null;
    }
  }

  function logIn(widget: Widget, uid: string): void {
    widget('messenger:set', 'cookies', true);
    chat.hide(widget);
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
      if (jwt !== null && current === uid) pass(jwt);
    } catch (cause) {
      ports.logWarning('Support token', describe(cause));
    }
  }

  return {
    setUser: (uid) => {
      current = uid;
      syncing ??= sync();
      return syncing;
    },
    setVisitorChat: async (agreed) => {
      mayVisitorChat = agreed;
      syncing ??= sync();
      await syncing;
      return doesVisitorChat;
    },
    openChat: async () => {
      if (!isInSync()) syncing ??= sync();
      await syncing;
      const widget = await chat.getWidget();
      // A hidden widget does not open: https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/messaging-show-web-widget
      widget('messenger', 'show');
      widget('messenger', 'open');
    },
  };
}

/** Passes on what the widget says of itself, and keeps it hidden while its conversation is closed. */
function followChat({ loadWidget, report }: SupportPorts) {
  let followed: Widget | null = null;
  let state: ChatState = { isOpen: false, unread: 0 };

  function change(part: Partial<ChatState>): void {
    state = { ...state, ...part };
    report(state);
  }

  function hide(widget: Widget): void {
    widget('messenger', 'hide');
    change({ isOpen: false });
  }

  return {
    hide,
    getWidget: async () => {
      const widget = await loadWidget();
      if (followed !== widget) {
        followed = widget;
        widget('messenger:on', 'open', () => change({ isOpen: true }));
        widget('messenger:on', 'close', () => hide(widget));
        widget('messenger:on', 'unreadMessages', (unread: number) => change({ unread }));
      }
      return widget;
    },
    /** Logs its person out. */
    leave: (widget: Widget) => {
      widget('messenger', 'logoutUser');
      // Removes it from the page, with its stored data.
      widget('messenger:set', 'cookies', false);
      change({ isOpen: false, unread: 0 });
    },
  };
}

function describe(cause: unknown): string {
  const reason =
    typeof cause === 'object' && cause !== null && 'reason' in cause ? cause.reason : undefined;
  return typeof reason === 'string' ? reason : messageOf(cause);
}
