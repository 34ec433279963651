import { Link } from 'react-router-dom';
import { COMPANY } from '@contract/legal/company.ts';
import { LEGAL_LINKS } from '@/site/legal-links.ts';
import { FOOTER_GROUPS, SHORT_FOOTER, type NavLink } from '@/site/nav.ts';
import { PATHS } from '@/site/paths.ts';
import { PRODUCT_NAME } from '@/site/product.ts';
import { Wordmark } from '@/ui/wordmark/wordmark.tsx';

/** Both footers keep clear of what floats in the lower corners. */
export function SiteFooter() {
  return (
    <footer className="lazy-layout-55 border-t border-line bg-sunk md:lazy-layout-39 lg:lazy-layout-29">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-14 md:px-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Home />
          <p className="mt-4 max-w-72 text-sm text-muted">
            Your own AI server, private by design, reachable from anywhere.
          </p>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4 lg:col-span-8"
        >
          {FOOTER_GROUPS.map((group) => (
            <div key={group.title}>
              <p className="text-sm font-semibold">{group.title}</p>
              <ul className="mt-2">
                {group.links.map((link) => (
                  <li key={link.to}>
                    <FooterLink link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mx-auto max-w-page px-5 md:px-10">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-5 pb-20 text-sm text-muted xl:pb-5">
          <p className="w-full">
            {`${COMPANY.name}. Every font and picture on these pages comes from this site, and there are no trackers.`}
          </p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  );
}

/** In one line, under a page that is short or a list of links itself. */
export function ShortFooter() {
  return (
    <footer className="border-t border-line bg-sunk">
      <nav
        aria-label="Footer"
        className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-5 pt-6 pb-20 md:px-10 xl:pb-6"
      >
        <p className="mr-2 flex max-md:w-full">
          <Home />
        </p>
        {SHORT_FOOTER.map((link) => (
          <FooterLink key={link.to} link={link} />
        ))}
        <LegalLinks />
      </nav>
    </footer>
  );
}

function Home() {
  return (
    <Link to={PATHS.home} className="inline-flex rounded-sm">
      <Wordmark name={PRODUCT_NAME} />
    </Link>
  );
}

/** The links above already include help. */
function LegalLinks() {
  return LEGAL_LINKS.filter(({ to }) => to !== PATHS.helpCenter).map((link) => (
    <FooterLink key={link.to} link={link} />
  ));
}

function FooterLink({ link }: { link: NavLink }) {
  return (
    <Link
      to={link.to}
      className="inline-block rounded-sm py-1 text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
    >
      {link.label}
    </Link>
  );
}
