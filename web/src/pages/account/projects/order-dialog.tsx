import { useState, type FormEvent } from 'react';
import { checkName } from '@/features/machines/text/machine-name.ts';
import { describeMachineProblem } from '@/features/machines/text/machine-problem.ts';
import { useOrderMachine } from '@/features/machines/order/use-order-machine.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { notify } from '@/ui/toast/notify.ts';

/**
 * Asks for the name of another machine within the plan, and orders it. It stands apart from the button that opens it, which goes
 * when the plan is full.
 */
export function OrderDialog({ open, onClose }: Props) {
  const { state, run } = useOrderMachine();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add a hosted server"
      description={`It is included in your plan and ready in ${SET_UP_TIME.machine}.`}
    >
      <OrderForm
        state={state}
        onCancel={onClose}
        order={async (name) => {
          if (!(await run(name))) return;
          onClose();
          notify.success('Ordered. You can follow the set-up here.');
        }}
      />
    </Dialog>
  );
}

function OrderForm({ state, order, onCancel }: FormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const isBusy = state.kind === 'busy';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    const verdict = name === '' || checkName(name);
    setProblem(verdict === true ? undefined : verdict);
    if (verdict === true) void order(name);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {state.kind === 'failed' && (
        <Banner tone="bad" title="No server was ordered">
          {describeMachineProblem(state.cause)}
        </Banner>
      )}
      <TextField
        label="Its name"
        hint="Such as Studio or Family. Leave this empty, and we name it. You can rename it at any time."
        autoComplete="off"
        error={problem}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy} busyWords="Adding a server …">
          Add the server
        </Button>
      </div>
    </form>
  );
}

type Props = { open: boolean; onClose: () => void };

type FormProps = {
  state: ReturnType<typeof useOrderMachine>['state'];
  order: (name: string) => Promise<void>;
  onCancel: () => void;
};
