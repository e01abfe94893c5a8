import { describe, expect, it } from 'vitest';
import { detectBrowser, installAdvice, storageAdvice } from '../../../src/device/browser/browser-advice.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const WEBKIT = '(KHTML, like Gecko)';

/** As the browsers send them. */
const agents = [
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`,
    5,
    'ios-safari',
  ],
  ['Safari on an iPad, as a Mac', `${MAC}/605.1.15 ${WEBKIT} Version/18.5 Safari/605.1.15`, 5, 'ios-safari'],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 ${WEBKIT} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`,
    5,
    'ios-other',
  ],
  [
    'Firefox on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 ${WEBKIT} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
    5,
    'ios-other',
  ],
  [
    'Instagram on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 ${WEBKIT} Mobile/22F76 Instagram 385.0.0.30.82 (iPhone15,2; iOS 18_5; en_GB)`,
    5,
    'in-app',
  ],
  [
    'a web view on Android',
    `Mozilla/5.0 (Linux; Android 14; SM-A546B Build/UP1A; wv) AppleWebKit/537.36 ${WEBKIT} Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36`,
    5,
    'in-app',
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
    5,
    'chromium-android',
  ],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    5,
    'samsung',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    5,
    'firefox-android',
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    0,
    'firefox-windows',
  ],
  [
    'an older Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
    10,
    'firefox',
  ],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    0,
    'firefox',
  ],
  ['Safari on a Mac', `${MAC}/605.1.15 ${WEBKIT} Version/18.5 Safari/605.1.15`, 0, 'mac-safari'],
  ['an older Safari on a Mac', `${MAC}/605.1.15 ${WEBKIT} Version/16.6 Safari/605.1.15`, 0, 'mac-safari-old'],
  ['Chrome on a Mac', `${MAC}/537.36 ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 0, 'chromium'],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    0,
    'edge',
  ],
  ['something else', 'Lynx/2.9.2 libwww-FM/2.14', 0, 'other'],
] as const;

describe('Advice for a browser', () => {
  it.each(agents)('knows %s', (_name, userAgent, touchPoints, browser) => {
    const facts = { userAgent, touchPoints };
    expect(detectBrowser(facts)).toBe(browser);
    expect(installAdvice(facts).length).toBeGreaterThan(0);
    expect(storageAdvice(facts)).not.toBe('');
  });

  const adviceFor = (name: string) => {
    const [, userAgent = '', touchPoints = 0] = agents.find(([other]) => other === name) ?? [];
    return installAdvice({ userAgent, touchPoints }).join(' ');
  };

  it('tells iPhones and iPads where it is, and why before the journey', () => {
    for (const name of ['Safari on an iPhone', 'Safari on an iPad, as a Mac', 'Chrome on an iPhone']) {
      expect(adviceFor(name)).toMatch(/Share.*Add to Home Screen.*seven days/);
    }
  });

  it('names the Dock, the menu of Firefox for Android, and what Firefox on a computer cannot do', () => {
    expect(adviceFor('Safari on a Mac')).toContain('Add to Dock');
    expect(adviceFor('Firefox on Android')).toContain('Add app to Home screen');
    expect(adviceFor('Firefox on a Mac')).toContain('cannot install sites');
  });
});
