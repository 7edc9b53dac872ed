import { layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { frameFile, frameName, type Layout, layoutFiles, type RouteRecord } from '../routing/route-record.ts';
import { routeRecords } from '../routing/route-records.ts';

const files = routeRecords.filter((record) => record.languages === 'none');
const pages = routeRecords.filter((record) => record.languages === 'each');

function toRoute({ name, path, file }: RouteRecord): RouteConfigEntry {
  return route(path, `routes/${file}`, { id: name, ...(path === '' && { index: true }) });
}

function pagesIn(name: Layout): RouteConfigEntry[] {
  return pages.filter((record) => record.layout === name).map(toRoute);
}

const layouts = Object.entries(layoutFiles).map(([name, file]) =>
  layout(`routes/${file}`, { id: name }, pagesIn(name as Layout)),
);

// The edition's own language stands at the root, the others under their code. The server redirects the code of the edition's own
// language to the root, and `root.tsx` leads addresses that begin with anything else home.
export default [
  ...files.map(toRoute),
  ...prefix(':language?', [
    layout(`routes/${frameFile}`, { id: frameName }, [...layouts, ...pagesIn('plain')]),
  ]),
] satisfies RouteConfig;
