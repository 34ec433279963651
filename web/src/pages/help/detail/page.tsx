import { HelpView } from '../help-view.tsx';
import { SERVERS } from '@/catalogue/help/servers.ts';

export function Page() {
  return <HelpView slug="connect-your-server" text={SERVERS['connect-your-server']} />;
}
