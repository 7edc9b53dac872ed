import { startEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { createPostgresSearchEngine } from './src/search-engine/postgres-search-engine.ts';
import type { SearchQuery } from './src/search-engine/search-engine.ts';
const s = await startEmbeddedServer({ dataDir: '/tmp/pg-c', port: 5501 });
const { db, pool, close } = connect(s.url);
const e = createPostgresSearchEngine(db);
console.log((await pool.query(`select relname, pg_size_pretty(pg_total_relation_size(oid)) total, pg_size_pretty(pg_relation_size(oid)) main, reltuples::int from pg_class where relname ~ '^(search|business|product)' and relkind in ('r','i') order by pg_total_relation_size(oid) desc limit 20`)).rows.map(r=>Object.values(r).join(' ')).join('\n'));
const queries: [SearchQuery['kind'], string, Partial<SearchQuery>?][] = [
 ['business','siemens'],['business','cyber security'],['business','pumps and valves'],['business','company'],['business','solar energy',{country:'CN'}],['business','',{businessType:'MA'}],['business',''],['business','',{country:'CN',industry:'0002'}],
 ['business','seimens'],['business','semens'],['business','Xeroxx'],['business','drillsch'],['business','丰田'],['business','ビューカード'],['business','삼성'],['business','тбанк'],['business','بانک'],['business','ธนาคาร'],['business','საქართველო'],['business','manufactu'],['business','medical devic'],['business','qwertyuiopzxc asdfghjkl'],
 ['product','toner cartridge'],['product','usb cable'],['product','solar inverter'],['product','wireles keybord'],['product','006R9'],['product','hp laserjet',{country:'US'}],['product',''],['product','black'],
];
for (const [kind, text, more] of queries) {
  const q = { kind, text, skip: 0, size: 5, ...more };
  let hits = await e.search(q); let ms=1e9; for (let i=0;i<30;i++) {const t = performance.now(); hits = await e.search(q); ms=Math.min(ms,performance.now()-t)}
  const table = kind==='product'?'product':'business';
  const names = (await pool.query(`select ${kind==='product'?'name':'company_name'} as n from ${table} join unnest($1::text[]) with ordinality u(id,o) using (id) order by o`,[hits.ids])).rows.map(r=>r.n.slice(0,40));
  console.log(`${ms.toFixed(2)} ms`, kind, JSON.stringify(text), JSON.stringify(more??{}), hits.total, names.join(' | '));
}
await close(); await s.stop();
