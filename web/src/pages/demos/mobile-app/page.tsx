import { ExampleFrame } from '../example-frame.tsx';
import { Access } from './access.tsx';
import { Changes } from './changes.tsx';
import { Hold } from './hold.tsx';
import { Offline } from './offline.tsx';
import { Pairing } from './pairing.tsx';
import { Permissions } from './permissions.tsx';
import { Pull } from './pull.tsx';
import { Sky } from './sky.tsx';
import { Swipe } from './swipe.tsx';
import { Tap } from './tap.tsx';

export function Page() {
  return (
    <ExampleFrame trade="mobile-app">
      <Sky />
      <Pull />
      <Hold />
      <Swipe />
      <Tap />
      <Offline />
      <Permissions />
      <Access />
      <Pairing />
      <Changes />
    </ExampleFrame>
  );
}
