import { ExampleFrame } from '../example-frame.tsx';
import { Apart } from './apart.tsx';
import { Carton } from './carton.tsx';
import { Evening } from './evening.tsx';
import { Models } from './models.tsx';
import { Order } from './order.tsx';
import { Shelf } from './shelf.tsx';
import { Stage } from './stage.tsx';
import { Years } from './years.tsx';

export function Page() {
  return (
    <ExampleFrame trade="product-landing">
      <Stage />
      <Shelf />
      <Evening />
      <Apart />
      <Models />
      <Carton />
      <Years />
      <Order />
    </ExampleFrame>
  );
}
