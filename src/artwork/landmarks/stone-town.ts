import type { Scene } from '../scene.ts';

/** Zanzibar's waterfront: the tower of the House of Wonders, a minaret, two spires, flat roofs. */
export function drawStoneTown(scene: Scene, tone: number): string {
  const lit = scene.tone(tone - 0.16);
  return (
    '<path d="M-500 30v-70h60v-34h50v16h54v-50h70v22h40v-60h14l10-60 10 60h14v60h40v-34h30v-70q22-30 44 0v70h30V-70h26v-60h20v-60h10v-14h4v-26l12-22 12 22v26h4v14h10v60h20v26h70v-40h60v54h30v-130l8-14v-24l8-20 8 20v24l8 14v130h36v-40h60v26h50v30h40v34h40v70z"/>' +
    `<path fill="${lit}" d="M-480-24h14v22h-14zm70-30h12v20h-12zm70-40h14v24h-14zm40 0h14v24h-14zM-20-74h12v24h-12zM14-74h12v24H14zM74-104h96v10H74zm0 30h10v40H74zm22 0h10v40H96zm22 0h10v40h-10zm22 0h10v40h-10zm22 0h10v40h-10zM112-172h16v20h-16zM226-70h14v22h-14zm74-16h14v24h-14zm100 40h14v22h-14z"/>`
  );
}
