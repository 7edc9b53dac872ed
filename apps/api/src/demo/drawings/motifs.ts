/** Every product the demo world can photograph. */
export const motifs = [
  'valve', 'pump', 'gear', 'bearing', 'motor', 'conveyor', 'robot-arm', 'sensor', 'control-cabinet',
  'cable-drum', 'circuit-board', 'solar-panel', 'battery', 'transformer', 'wind-turbine', 'pipe',
  'sheet-coil', 'drill', 'excavator', 'tractor', 'lathe', 'forklift', 'chain', 'gearbox', 'belt-drive',
  'coupling', 'spring', 'bolt', 'shirt', 'jacket', 'shoe', 'fabric-roll', 'stroller', 'cot', 'toy-blocks',
  'cream-jar', 'bottle', 'soap', 'handbag', 'belt', 'sunglasses', 'watch', 'wine-bottle', 'olive-oil',
  'grain-sack', 'fruit-crate', 'coffee-bag', 'honey-jar', 'cheese', 'fish-box', 'chair', 'table', 'sofa',
  'cabinet', 'lamp', 'mask', 'hospital-bed', 'stethoscope', 'microscope', 'glove', 'brick-pallet',
  'cement-bag', 'window', 'door', 'tile', 'paint-bucket', 'container', 'carton', 'document', 'chart',
  'server-rack', 'router', 'display', 'meter',
] as const;

export type Motif = (typeof motifs)[number];

/** Every landscape a company page can wear as its cover. */
export const coverScenes = [
  'factory', 'warehouse', 'harbour', 'field', 'office', 'workshop', 'laboratory', 'shop', 'mine', 'vineyard',
  'construction', 'forest',
] as const;

export type CoverScene = (typeof coverScenes)[number];
