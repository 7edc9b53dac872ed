// What the server draws for good needs its styles in the browser, though none of its code.
import '@wbn/ui-kit/layout/columns.css.ts';
import '@wbn/ui-kit/layout/scroll-region.css.ts';
import '@wbn/ui-kit/text/details-table.css.ts';
import '../illustrations/illustration.css.ts';
import '../network/territorial-sites.css.ts';
import './information-page.css.ts';
import './page-links.css.ts';
import './plan-comparison.css.ts';
import './text.css.ts';
