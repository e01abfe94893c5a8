/** Advice for people about their own browser. Pure: facts in, text out. */

export interface BrowserFacts {
  userAgent: string;
  /** iPads identify as Macs; only their touch screen tells them apart. */
  touchPoints: number;
}

type Browser =
  | 'ios-safari'
  | 'ios-other'
  | 'in-app'
  | 'mac-safari'
  | 'mac-safari-old'
  | 'firefox-android'
  | 'firefox-windows'
  | 'firefox'
  | 'samsung'
  | 'chromium-android'
  | 'edge'
  | 'chromium'
  | 'other';

/** @returns the browser, as far as installation and storage are concerned */
export function detectBrowser({ userAgent: agent, touchPoints }: BrowserFacts): Browser {
  const has = (pattern: RegExp) => pattern.test(agent);
  if (has(/FBAN|FBAV|Instagram|Line\/|; wv\)|GSA\//)) return 'in-app';
  if (has(/iPhone|iPad|iPod/) || (has(/Macintosh/) && touchPoints > 1)) {
    return has(/CriOS|FxiOS|EdgiOS|OPT\/|DuckDuckGo/) ? 'ios-other' : 'ios-safari';
  }
  const firefox = Number(/Firefox\/(\d+)/.exec(agent)?.[1] ?? 0);
  if (firefox) {
    if (has(/Android/)) return 'firefox-android';
    return has(/Windows/) && firefox >= 143 ? 'firefox-windows' : 'firefox';
  }
  if (has(/SamsungBrowser/)) return 'samsung';
  if (has(/Chrome\/|Chromium\//)) {
    if (has(/Android/)) return 'chromium-android';
    return has(/Edg\//) ? 'edge' : 'chromium';
  }
  const safari = has(/ Safari\//) ? Number(/Version\/(\d+)/.exec(agent)?.[1] ?? 0) : 0;
  if (has(/Macintosh/) && safari) return safari >= 17 ? 'mac-safari' : 'mac-safari-old';
  return 'other';
}

const IOS_WHY =
  'Please do this before you travel: the iPhone and iPad remove what a site has saved when it is not opened for seven days of use, unless it is on the Home Screen. Open it from there once, with a signal.';

const INSTALL: Record<Browser, readonly string[]> = {
  'ios-safari': [
    'Press Share (the square with the arrow), scroll down, and choose Add to Home Screen.',
    IOS_WHY,
  ],
  'ios-other': [
    'Press Share in the address bar or in the menu, and choose Add to Home Screen. If it is not offered there, open this page in Safari.',
    IOS_WHY,
  ],
  'in-app': [
    'You are reading this inside another app, which cannot keep it. Choose Open in browser in its menu, and look at this page again there.',
  ],
  'mac-safari': ['Choose Add to Dock in the File menu.'],
  'mac-safari-old': [
    'This Safari cannot install sites; from version 17 it can. The saved pages are here all the same.',
  ],
  'firefox-android': ['Open the menu (the three dots) and choose Add app to Home screen, or Install.'],
  'firefox-windows': [
    'Firefox cannot install sites as apps. It can put this one on the taskbar, by the button at the end of the address bar. The saved pages are here either way.',
  ],
  firefox: [
    'Firefox on a computer cannot install sites. Nothing is lost: the saved pages are here, and a bookmark leads to them without a signal.',
  ],
  samsung: ['Open the menu (the three lines), choose Add page to, then Home screen.'],
  'chromium-android': ['Open the menu (the three dots) and choose Add to Home screen, then Install.'],
  edge: [
    'Press the icon with the plus at the end of the address bar; or open the menu (the three dots), then More tools, Apps, Install this site as an app.',
  ],
  chromium: [
    'Press the install icon at the end of the address bar, or look for Install in the menu (the three dots). If Open in app stands there, it is installed already.',
  ],
  other: [
    'Look in your browser’s menu for Install or Add to Home screen. If there is neither, a bookmark will do: the saved pages open without a signal.',
  ],
};

/** Returns the steps to install this site in this browser, as paragraphs of one or two sentences. */
export function installAdvice(facts: BrowserFacts): readonly string[] {
  return INSTALL[detectBrowser(facts)];
}

/** Returns advice for when the browser did not promise to keep the saved data. */
export function storageAdvice(facts: BrowserFacts): string {
  switch (detectBrowser(facts)) {
    case 'ios-safari':
    case 'ios-other':
      return 'The iPhone and iPad promise it to sites on the Home Screen. Add this one, open it from there, and ask again.';
    case 'mac-safari':
    case 'mac-safari-old':
      return 'Safari decides by itself, and trusts sites in the Dock or often opened. Until then it may clear what is saved after seven days of use without a visit here.';
    case 'firefox':
    case 'firefox-android':
    case 'firefox-windows':
      return 'Firefox asks you, and has been told no or not yet. Press the button again and choose Allow; if it does not ask, the lock in the address bar holds the setting.';
    case 'in-app':
      return 'An app’s own browser keeps nothing for long. Open this page in your browser.';
    case 'chromium':
    case 'chromium-android':
    case 'edge':
    case 'samsung':
      return 'This browser does not ask you; it decides. It says yes to sites that are installed, bookmarked or often opened: install this one, or come back in a few days, and ask again.';
    default:
      return 'Your browser said no, and may clear what is saved when space runs short. Install this site or bookmark it, and ask again.';
  }
}
