import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type RegisterOptions, type UseFormRegister } from 'react-hook-form';
import type { z } from '@/platform/zod.ts';
import { checkoutFields, PAYMENTS, type CheckoutFields } from './checkout-fields.ts';
import { COUNTRIES } from './countries.ts';
import { Button } from '@/ui/button/button.tsx';
import { CheckboxField } from '@/ui/field/checkbox-field.tsx';
import { SelectField } from '@/ui/field/select-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';

/** Delivery and payment. Errors show beside a field once the person has left it. */
export function CheckoutForm({ total, onOrder }: Props) {
  const { register, handleSubmit, formState } = useForm<Input, unknown, CheckoutFields>({
    resolver: zodResolver(checkoutFields),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const field = (name: keyof Input, options?: RegisterOptions<Input>) => ({
    error: errors[name]?.message,
    ...register(name, options),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(onOrder)(event)}
      className="grid gap-10"
    >
      <fieldset className="grid gap-5">
        <legend className={LEGEND}>Delivery address</legend>
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="Street and number" autoComplete="street-address" {...field('street')} />
        <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
          <TextField
            label="Postcode"
            autoComplete="postal-code"
            {...field('postcode', { deps: ['country'] })}
          />
          <TextField label="Town" autoComplete="address-level2" {...field('town')} />
        </div>
        <SelectField label="Country" autoComplete="country" defaultValue="" {...field('country')}>
          <option value="">Choose a country</option>
          {COUNTRIES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <PaymentChoice register={register} error={errors.payment?.message} />
      <div className="grid gap-5">
        <CheckboxField
          label="I know that this is a demonstration: nothing is sold, sent or charged."
          {...field('isUnderstood')}
        />
        <Button type="submit" busy={isSubmitting} className="justify-self-start max-sm:w-full">
          Place the demo order, {total}
        </Button>
      </div>
    </form>
  );
}

type Props = {
  /** Formatted for the button. */
  total: string;
  onOrder: (fields: CheckoutFields) => Promise<void>;
};

function PaymentChoice({ register, error }: PaymentProps) {
  return (
    <fieldset aria-describedby={error === undefined ? undefined : PAYMENT_ERROR}>
      <legend className={LEGEND}>Demo payment</legend>
      <p className="text-muted">You need no card. Both options are free.</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {PAYMENTS.map(({ id, name, text }) => (
          <label
            key={id}
            className="flex cursor-pointer gap-3 rounded-md border border-line-strong bg-raised p-4 hover:border-ink has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
          >
            <input
              type="radio"
              value={id}
              {...register('payment')}
              className="mt-1 size-4.5 shrink-0 cursor-pointer accent-accent"
            />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={PAYMENT_ERROR} role="alert" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const LEGEND = 'mb-4 font-display text-xl font-semibold';
const PAYMENT_ERROR = 'payment-error';

type Input = z.input<typeof checkoutFields>;
type PaymentProps = { register: UseFormRegister<Input>; error: string | undefined };
