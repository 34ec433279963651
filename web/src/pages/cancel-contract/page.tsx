import { FormWithFacts } from '@/bands/form-with-facts.tsx';
import { CANCEL_CONTRACT } from './copy.ts';
import { Declaration } from './declaration.tsx';

export function Page() {
  return (
    <FormWithFacts {...CANCEL_CONTRACT}>
      <Declaration />
    </FormWithFacts>
  );
}
