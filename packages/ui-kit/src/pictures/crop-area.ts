export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in the pixels of a picture. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The visible part of a picture in a frame: its centre (0 to 1 of the picture) and the zoom factor. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Clockwise quarter turns: 0 to 3. */
export type Turns = 0 | 1 | 2 | 3;

export const farthest = 1;
export const nearest = 4;

/** The widest crop: centred, at the lowest zoom. */
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: farthest };

/** Returns one more quarter turn clockwise. */
export function nextTurn(turns: Turns): Turns {
  return ((turns + 1) % 4) as Turns;
}

/** Returns the size of a picture after turning. */
export function turnedSize({ width, height }: Size, turns: Turns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns the crop after one more quarter turn, keeping its centre; `picture` is the size before that turn. */
export function turnCrop(picture: Size, ratio: number, { x, y, zoom }: Crop): Crop {
  return keepInside(turnedSize(picture, 1), ratio, { x: 1 - y, y: x, zoom });
}

/** Returns the rectangle that is visible in a frame of this ratio (width by height). */
export function cropArea(picture: Size, ratio: number, { x, y, zoom }: Crop): Area {
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = widest / zoom;
  const height = width / ratio;
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height };
}

/** Returns the nearest crop that stays within the picture. */
export function keepInside(picture: Size, ratio: number, crop: Crop): Crop {
  const zoom = Math.min(nearest, Math.max(farthest, crop.zoom));
  const { width, height } = cropArea(picture, ratio, { ...crop, zoom });
  return {
    x: clampMiddle(crop.x, width / picture.width),
    y: clampMiddle(crop.y, height / picture.height),
    zoom,
  };
}

/** Moves the picture under its frame by shares of the frame's size; positive is to the right and down. */
export function moveCrop(picture: Size, ratio: number, crop: Crop, right: number, down: number): Crop {
  const { width, height } = cropArea(picture, ratio, crop);
  return keepInside(picture, ratio, {
    ...crop,
    x: crop.x - (right * width) / picture.width,
    y: crop.y - (down * height) / picture.height,
  });
}

/** Returns position and size of the picture, in per cent of the frame, that show this crop. */
export function pictureInset(
  picture: Size,
  ratio: number,
  crop: Crop,
): { width: number; left: number; top: number } {
  const area = cropArea(picture, ratio, crop);
  return {
    width: (picture.width / area.width) * 100,
    left: (-area.x / area.width) * 100,
    top: (-area.y / area.height) * 100,
  };
}

/** Keeps the centre far enough from both edges; `share` is the visible share of the picture in this direction. */
function clampMiddle(middle: number, share: number): number {
  const least = Math.min(0.5, share / 2);
  return Math.min(1 - least, Math.max(least, middle));
}
