import { expect, it } from 'vitest';
import { nameParts } from './name-parts.ts';

it.each([
  [
    ['Coffee & Side Tables', 'Mesas de centro y auxiliares', 'Tavolini da salotto'],
    ['Coffee Tables', 'Side Tables'],
  ],
  [
    ['Tea & Herbal Infusions', 'Té e infusiones', 'Tè e infusi'],
    ['Tea', 'Herbal Infusions'],
  ],
  [
    ['Bread & Frozen Dough', 'Pan y masas congeladas', 'Pane e impasti surgelati'],
    ['Bread', 'Frozen Dough'],
  ],
  [
    ['Oil & Gas Equipment', 'Equipos para petróleo y gas', 'Impianti per petrolio e gas'],
    ['Oil Equipment', 'Gas Equipment'],
  ],
  [
    ['Belt & Waist Bags', 'Riñoneras', 'Marsupi'],
    ['Belt Bags', 'Waist Bags'],
  ],
  [
    ['Workstations & Bench Desks', 'Puestos de trabajo y mesas bench', 'Bench'],
    ['Workstations', 'Bench Desks'],
  ],
  [
    ['Stone, Glass & Ceramic Machinery', 'Maquinaria de piedra, vidrio y cerámica', 'Macchine per pietra'],
    ['Stone Machinery', 'Glass Machinery', 'Ceramic Machinery'],
  ],
  [
    ['Keyboards & Mice', 'Teclados y ratones', 'Tastiere e mouse'],
    ['Keyboards', 'Mice'],
  ],
])('SRCH-06: each part of the name of a category has its noun: %j', (names, expected) => {
  expect(nameParts(names)[0]).toEqual(expected);
});

it('SRCH-06: other languages keep their parts', () => {
  const names = ['Coffee & Side Tables', 'Mesas de centro y auxiliares', 'Tavolini da salotto', '茶几与边几'];
  expect(nameParts(names).slice(1)).toEqual([
    ['Mesas de centro', 'auxiliares'],
    ['Tavolini da salotto'],
    ['茶几', '边几'],
  ]);
});
