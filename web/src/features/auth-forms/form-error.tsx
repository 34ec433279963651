import { Banner } from '@/ui/banner/banner.tsx';

/** Why a form was not accepted, above its button. */
export function FormError({ message }: { message: string | undefined }) {
  return message === undefined ? null : <Banner tone="bad" title={message} />;
}
