import { type Scene, wholeNumber } from '../../scene.ts';

/** A stand of papyrus, feet on y = 0, up to 520 tall, open in the middle. */
export function drawPapyrus(scene: Scene, tone: number): string {
  const random = scene.random.branch('papyrus');
  const id = scene.shape(
    'umbel',
    () =>
      '<path d="M0 0Q-70-10-96 40-50 0 0 4zM0 0Q-60-50-104-24-54-40 0 4zM0 0Q-40-80-80-84-36-60 0 4zM0 0Q-16-90-34-112-6-80 4 0zM0 0Q16-90 34-112 6-80-4 0zM0 0Q40-80 80-84 36-60 0 4zM0 0Q60-50 104-24 54-40 0 4zM0 0Q70-10 96 40 50 0 0 4z"/>',
  );
  let stems = '';
  let heads = '';
  for (let x = -940; x <= 940; x += 47) {
    if (Math.abs(x + 20) < 250) continue;
    const tall = random.between(260, 520) * (Math.abs(x) < 420 ? 0.7 : 1);
    const lean = random.between(-40, 40);
    stems += `M${x - 5} 40Q${wholeNumber(x + lean * 0.2)} ${wholeNumber(-tall / 2)} ${wholeNumber(x + lean)} ${wholeNumber(-tall)} ${wholeNumber(x + lean * 0.3 + 8)} ${wholeNumber(-tall / 2)} ${x + 7} 40z`;
    heads += `<use href="#${id}" transform="translate(${wholeNumber(x + lean)} ${wholeNumber(-tall)})rotate(${wholeNumber(lean * 0.5)})scale(.${wholeNumber(random.between(6, 9.4))})"/>`;
  }
  return `<g fill="${scene.tone(tone)}"><path fill-rule="nonzero" d="${stems}"/>${heads}</g>`;
}
