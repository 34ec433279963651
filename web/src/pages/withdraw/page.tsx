import { FormWithFacts } from '@/bands/form-with-facts.tsx';
import { WITHDRAW } from './copy.ts';
import { Declaration } from './declaration.tsx';

export function Page() {
  return (
    <FormWithFacts {...WITHDRAW}>
      <Declaration />
    </FormWithFacts>
  );
}
