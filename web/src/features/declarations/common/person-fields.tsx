import { EmailField } from '@/ui/field/email-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import type { Visitor } from './steps.ts';
import { useMost } from './use-most.ts';

/** Who declares, and where the receipt goes. */
export function PersonFields({ lengths, field }: Pick<Props, 'lengths' | 'field'>) {
  const most = useMost();
  return (
    <div className="grid items-start gap-5 @md:grid-cols-2">
      <TextField
        label="Name"
        autoComplete="name"
        required
        {...most(lengths.name)}
        {...field('name')}
      />
      <EmailField label="E-mail address for the receipt" required {...field('email')} />
    </div>
  );
}

/** Which contract is meant. */
export function ContractField({ lengths, field, visitor }: Props) {
  const most = useMost();
  const whose = visitor === null || visitor === 'unknown' ? 'this address' : visitor.email;
  return (
    <TextField
      label="Invoice number"
      required={false}
      autoComplete="off"
      hint={`It says which contract you mean. Leave it empty for the plan of ${whose}.`}
      {...most(lengths.contract)}
      {...field('contract')}
    />
  );
}

type Props = {
  lengths: Readonly<Record<'name' | 'contract', { max: number }>>;
  /** What ties a field to the form, and what is wrong with it. */
  field: (name: 'name' | 'email' | 'contract') => { name: string; error: string | undefined };
  visitor: Visitor;
};
