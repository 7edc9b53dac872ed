import { informationPages } from '@wbn/marketing-pages/information/information-pages.ts';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';

interface Entry {
  readonly id?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly Entry[];
}

const toRoute = ({ path, index, file, children }: Entry): RouteObject =>
  ({
    path,
    index: index ?? false,
    handle: file.replace(/^routes\/|\.tsx?$/g, ''),
    ...(children?.length ? { children: children.map(toRoute) } : {}),
  }) as RouteObject;

const table = (routes as readonly Entry[]).map(toRoute);
const packageOf = (path: string) => matchRoutes(table, path)?.at(-1)?.route.handle;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('the route table', () => {
  it.each([
    ['RT-01', '/', 'home'],
    ['RT-02', '/search-result', 'search-result'],
    ['RT-03', '/industries', 'industries'],
    ['RT-04', '/profile', 'own-profile'],
    ['RT-05', '/profile/edit', 'edit-profile'],
    ['RT-06', `/profile/${id}`, 'profile'],
    ['RT-07', '/my-messages', 'my-messages'],
    ['RT-08', '/business/me/requests', 'requests'],
    ['RT-09', `/business/${id}/requests`, 'requests'],
    ['RT-10', `/business/${id}/requests/${id}`, 'requests'],
    ['RT-11', '/my-business', 'my-business'],
    ['RT-13', '/newsfeed', 'newsfeed'],
    ['RT-14', `/timeline/${id}`, 'timeline'],
    ['RT-15', '/business/create', 'create-business'],
    ['RT-16', `/business/Acme-Ltd-${id}/`, 'business'],
    ['RT-18', `/business/${id}/`, 'business'],
    ['RT-20', `/business/${id}/send-request`, 'send-request'],
    ['RT-21', `/business/${id}/members`, 'business-members'],
    ['RT-21', `/business/${id}/member`, 'business-members'],
    ['RT-22', `/business/${id}/products`, 'own-products'],
    ['RT-22', `/business/${id}/product`, 'own-products'],
    ['RT-23', `/business/${id}/edit`, 'edit-business'],
    ['RT-23', `/business/${id}/edit/factory`, 'edit-business'],
    ['RT-24', `/business/${id}/membership`, 'business-membership'],
    ['RT-25', `/business-product/Acme-Pump-${id}`, 'business-product'],
    ['RT-26', '/setid', 'set-id'],
    ['RT-28', '/contact-us/form', 'contact-form'],
    ['RT-28', '/contact-us/form', 'contact-form'],
    ['RT-50', '/nobody/knows/this', 'information'],
  ])('%s: %s is shown by %s', (_row, path, packageName) => {
    expect(packageOf(path)).toBe(packageName);
    expect(packageOf(path === '/' ? '/es' : `/es${path}`)).toBe(packageName);
  });

  it.each([
    ['RT-27', '/contact-us'],
    ['RT-29', '/about-us'],
    ['RT-30', '/mission-vision'],
    ['RT-31', '/terms-and-conditions'],
    ['RT-32', '/privacy-policy'],
    ['RT-33', '/our-network'],
    ['RT-34', '/why-wbn'],
    ['RT-35', '/membership-standard'],
    ['RT-36', '/membership-gold'],
    ['RT-37', '/membership-premium'],
    ['RT-38', '/membership-platinum'],
    ['RT-39', '/advertise-with-us'],
    ['RT-40', '/free-marketing'],
    ['RT-41', '/message-center'],
    ['RT-42', '/work-with-wbn'],
    ['RT-43', '/b2b-tips/export-to-the-world-tip-0'],
    ['RT-44', '/b2b-tips/how-to-create-export-system-tip-1'],
    ['RT-45', '/b2b-tips/industrial-marketing-tip-2'],
    ['RT-46', '/b2b-tips/distribution-network-tip-3'],
    ['RT-47', '/b2b-tips/international-buyers-tip-4'],
    ['RT-48', '/b2b-tips/qualified-exporting-companies-tip-5'],
    ['RT-49', '/b2b-tips/best-products-for-export-tip-6'],
  ])('%s: %s is an information page', (_row, path) => {
    expect(packageOf(path)).toBe('information');
    expect(informationPages.map((page) => page.path)).toContain(path);
  });
});
