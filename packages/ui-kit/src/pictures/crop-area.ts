export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** What of a picture is seen in a frame: where its middle is (0 to 1 of the picture) and how near one looks. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Quarters by which a picture is turned, clockwise: 0 to 3. */
export type Turns = 0 | 1 | 2 | 3;

export const farthest = 1;
export const nearest = 4;

/** The whole picture, as far as the frame holds it, from its middle. */
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: farthest };

/** One quarter more, clockwise. */
export function nextTurn(turns: Turns): Turns {
  return ((turns + 1) % 4) as Turns;
}

/** What a picture measures when it is turned. */
export function turnedSize({ width, height }: Size, turns: Turns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The crop of a picture (measured as it is turned now) that is turned one quarter more: what was in the middle stays there. */
export function turnCrop(picture: Size, ratio: number, { x, y, zoom }: Crop): Crop {
  return keepInside(turnedSize(picture, 1), ratio, { x: 1 - y, y: x, zoom });
}

/** The part that is seen in a frame of this ratio (width by height). */
export function cropArea(picture: Size, ratio: number, { x, y, zoom }: Crop): Area {
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = widest / zoom;
  const height = width / ratio;
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height };
}

/** The nearest crop that does not look beyond the picture's edges. */
export function keepInside(picture: Size, ratio: number, crop: Crop): Crop {
  const zoom = Math.min(nearest, Math.max(farthest, crop.zoom));
  const { width, height } = cropArea(picture, ratio, { ...crop, zoom });
  return {
    x: clampMiddle(crop.x, width / picture.width),
    y: clampMiddle(crop.y, height / picture.height),
    zoom,
  };
}

/** Moves the picture under its frame by a share of the frame; positive is to the right and down. */
export function moveCrop(picture: Size, ratio: number, crop: Crop, right: number, down: number): Crop {
  const { width, height } = cropArea(picture, ratio, crop);
  return keepInside(picture, ratio, {
    ...crop,
    x: crop.x - (right * width) / picture.width,
    y: crop.y - (down * height) / picture.height,
  });
}

/** How the picture has to be laid for its frame to show the crop: in percent of the frame. */
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

/** `share` is how much of the picture is seen in this direction. */
function clampMiddle(middle: number, share: number): number {
  const least = Math.min(0.5, share / 2);
  return Math.min(1 - least, Math.max(least, middle));
}
