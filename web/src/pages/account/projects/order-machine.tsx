import { describeMachineProblem } from '@/features/machines/text/machine-problem.ts';
import { useOrderMachine } from '@/features/machines/order/use-order-machine.ts';
import { SET_UP_TIME } from '@/site/facts.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { notify } from '@/ui/toast/notify.ts';

/** Another machine within the plan, at the press of a button. */
export function OrderMachine({ isFull }: { isFull: boolean }) {
  const { state, run } = useOrderMachine();
  const order = async () => {
    if (await run()) notify.success('Ordered. You can follow the set-up here.');
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-measure">
          Each place in your plan can hold a server that we host. It is included in the price and
          ready in {SET_UP_TIME.machine}.
        </p>
        <Button
          busy={state.kind === 'busy'}
          disabled={isFull && state.kind !== 'busy'}
          onClick={() => void order()}
        >
          Add a hosted server
        </Button>
      </div>
      {state.kind === 'failed' && (
        <Banner tone="bad" title="No server was ordered">
          {describeMachineProblem(state.cause)}
        </Banner>
      )}
    </div>
  );
}
