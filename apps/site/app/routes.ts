import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { languages } from '@wbn/edition/language.ts';
import { frameFile, frameName, type Layout, layoutFiles, type RouteRecord } from '../routing/route-record.ts';
import { routeRecords } from '../routing/route-records.ts';

const files = routeRecords.filter((record) => record.languages === 'none');
const pages = routeRecords.filter((record) => record.languages === 'each');

/** All pages of a language, each within the layout that its record names, and all within the frame that says what fails. */
function pagesOf(language: string): RouteConfigEntry[] {
  const inLayout = (name: Layout) =>
    pages.filter((record) => record.layout === name).map((record) => pageRoute(language, record));
  const layouts = Object.entries(layoutFiles).map(([name, file]) =>
    layout(`routes/${file}`, { id: `${language}/${name}` }, inLayout(name as Layout)),
  );
  const children = [...layouts, ...inLayout('plain')];
  return [layout(`routes/${frameFile}`, { id: `${language}/${frameName}` }, children)];
}

function pageRoute(language: string, { name, path, file }: RouteRecord): RouteConfigEntry {
  return route(path, `routes/${file}`, { id: `${language}/${name}`, ...(path === '' && { index: true }) });
}

// The edition's own language stands at the root, the others under their code. Which one is which, the server
// knows: it redirects the code of the edition's own language to the root.
export default [
  ...files.map(({ path, file }) => route(path, `routes/${file}`)),
  ...pagesOf('root'),
  ...languages.flatMap((code) => prefix(code, pagesOf(code))),
] satisfies RouteConfig;
