import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { InformationPage } from '@wbn/marketing-pages/information/information-page.tsx';
import type { InformationPath } from '@wbn/marketing-pages/information/information-pages.ts';
import { renderFragment } from '../layout/render-fragment.server.tsx';

/** Markup of an informational page, drawn once for a site and a language. */
export function drawInformationPage(view: EditionView, path: InformationPath): string {
  const children = <InformationPage path={path} />;
  return renderFragment({ name: path, view, data: undefined, children }).html;
}
