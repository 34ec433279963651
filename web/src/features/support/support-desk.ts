/** The widget's own function, as its script defines it. */
export type Widget = (command: string, ...args: unknown[]) => void;

export type SupportPorts = {
  /**
   * Loads the widget's script once it is first called, and resolves with the widget each time.
   * @throws {Error} when the script cannot be loaded
   */
  loadWidget: () => Promise<Widget>;
  /** A fresh token for the signed-in person. */
  mintToken: () => Promise<string>;
  logWarning: (event: string, detail: string) => void;
};

export type SupportDesk = {
  /** Tells the widget who is signed in now. A failure is logged: the page works without support. */
  setUser: (uid: string | null) => void;
};

/**
 * Keeps the help desk's widget signed in as the person who is, and as nobody else. It is loaded for the first
 * person, never for a visitor.
 */
export function createSupportDesk(ports: SupportPorts): SupportDesk {
  let present: string | null = null;
  /** The person that the widget was last told of. */
  let told: string | null = null;
  let isSettling = false;

  async function settle(): Promise<void> {
    if (isSettling) return;
    isSettling = true;
    try {
      while (told !== present) {
        const widget = await ports.loadWidget();
        if (told !== null) logOut(widget);
        told = present;
        if (present !== null) logIn(widget, present);
      }
    } catch (cause) {
      ports.logWarning('Support widget', describe(cause));
    } finally {
      isSettling = false;
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
      // A token belongs to whoever is signed in when it is minted.
      if (present === uid) pass(jwt);
    } catch (cause) {
      ports.logWarning('Support token', describe(cause));
    }
  }

  return {
    setUser: (uid) => {
      present = uid;
      void settle();
    },
  };
}

function logOut(widget: Widget): void {
  widget('messenger', 'logoutUser');
  // Takes it off the page, with what it has stored.
  widget('messenger:set', 'cookies', false);
}

function describe(cause: unknown): string {
  if (cause instanceof Error) return cause.message;
  const reason =
    typeof cause === 'object' && cause !== null && 'reason' in cause ? cause.reason : undefined;
  return typeof reason === 'string' ? reason : 'unknown cause';
}
