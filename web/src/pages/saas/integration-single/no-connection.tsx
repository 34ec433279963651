import { NEXTCLOUD } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { TroubleList } from './trouble-list.tsx';
import { Split } from '@/bands/split.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function NoConnection() {
  const { trouble, next } = NEXTCLOUD;
  return (
    <Split
      title={trouble.title}
      note={
        <p className="leading-relaxed text-muted">
          <CopyText copy={trouble.text} />
        </p>
      }
    >
      <TroubleList />
      <ul className="mt-10 flex flex-wrap gap-3">
        {next.links.map((link) => (
          <li key={link.label}>
            <ButtonLink to={link.to} variant="secondary">
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Split>
  );
}
