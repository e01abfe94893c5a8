import type { browsers as german } from '../german/browsers.ts';

/** How browsers install a site, and what they promise. */
export const browsers = {
  'Press Share (the square with the arrow), scroll down, and choose Add to Home Screen.':
    'Touchez « Partager » (le carré avec la flèche), faites défiler et choisissez « Sur l’écran d’accueil ».',
  'Please do this before you travel: the iPhone and iPad remove what a site has saved when it is not opened for seven days of use, unless it is on the Home Screen. Open it from there once, with a signal.':
    'Faites-le avant de partir : l’iPhone et l’iPad effacent ce qu’un site a enregistré s’il n’est pas ouvert pendant sept jours d’utilisation, sauf s’il est sur l’écran d’accueil. Ouvrez-le une fois depuis cet écran, avec du réseau.',
  'Press Share in the address bar or in the menu, and choose Add to Home Screen. If it is not offered there, open this page in Safari.':
    'Touchez « Partager » dans la barre d’adresse ou dans le menu, et choisissez « Sur l’écran d’accueil ». S’il n’y est pas, ouvrez cette page dans Safari.',
  'You are reading this inside another app, which cannot keep it. Choose Open in browser in its menu, and look at this page again there.':
    'Vous lisez ceci dans une autre application, qui ne peut pas le garder. Choisissez « Ouvrir dans le navigateur » dans son menu, et rouvrez-y cette page.',
  'Choose Add to Dock in the File menu.': 'Choisissez « Ajouter au Dock » dans le menu « Fichier ».',
  'This Safari cannot install sites; from version 17 it can. The saved pages are here all the same.':
    'Cette version de Safari ne sait pas installer de sites ; il faut la version 17 ou une plus récente. Les pages enregistrées sont là quand même.',
  'Open the menu (the three dots) and choose Add app to Home screen, or Install.':
    'Ouvrez le menu (les trois points) et choisissez « Ajouter l’application à l’écran d’accueil » ou « Installer ».',
  'Firefox cannot install sites as apps. It can put this one on the taskbar, by the button at the end of the address bar. The saved pages are here either way.':
    'Firefox n’installe pas de sites comme applications. Il peut mettre celui-ci dans la barre des tâches, par le bouton au bout de la barre d’adresse. Les pages enregistrées sont là de toute façon.',
  'Firefox on a computer cannot install sites. Nothing is lost: the saved pages are here, and a bookmark leads to them without a signal.':
    'Sur un ordinateur, Firefox ne sait pas installer de sites. Rien n’est perdu : les pages enregistrées sont là, et un marque-page y mène sans réseau.',
  'Open the menu (the three lines), choose Add page to, then Home screen.':
    'Ouvrez le menu (les trois traits), choisissez « Ajouter page à », puis « Écran d’accueil ».',
  'Open the menu (the three dots) and choose Add to Home screen, then Install.':
    'Ouvrez le menu (les trois points) et choisissez « Ajouter à l’écran d’accueil », puis « Installer ».',
  'Press the icon with the plus at the end of the address bar; or open the menu (the three dots), then More tools, Apps, Install this site as an app.':
    'Cliquez sur l’icône avec le plus au bout de la barre d’adresse ; ou ouvrez le menu (les trois points), puis « Autres outils », « Applications », « Installer ce site en tant qu’application ».',
  'Press the install icon at the end of the address bar, or look for Install in the menu (the three dots). If Open in app stands there, it is installed already.':
    'Cliquez sur l’icône d’installation au bout de la barre d’adresse, ou cherchez « Installer » dans le menu (les trois points). Si vous y lisez « Ouvrir dans l’application », c’est déjà fait.',
  'Look in your browser’s menu for Install or Add to Home screen. If there is neither, a bookmark will do: the saved pages open without a signal.':
    'Cherchez dans le menu de votre navigateur « Installer » ou « Ajouter à l’écran d’accueil ». À défaut, un favori fera l’affaire : les pages enregistrées s’ouvrent sans réseau.',
  'The iPhone and iPad promise it to sites on the Home Screen. Add this one, open it from there, and ask again.':
    'L’iPhone et l’iPad le promettent aux sites de l’écran d’accueil. Ajoutez-y celui-ci, ouvrez-le depuis cet écran, et redemandez.',
  'Safari decides by itself, and trusts sites in the Dock or often opened. Until then it may clear what is saved after seven days of use without a visit here.':
    'Safari décide seul, et fait confiance aux sites placés dans le Dock ou souvent ouverts. D’ici là, il peut effacer ce qui est enregistré après sept jours d’utilisation sans visite ici.',
  'Firefox asks you, and has been told no or not yet. Press the button again and choose Allow; if it does not ask, the lock in the address bar holds the setting.':
    'Firefox vous le demande, et la réponse a été non, ou pas encore. Appuyez de nouveau sur le bouton et choisissez « Autoriser » ; s’il ne demande rien, le réglage est sous le cadenas de la barre d’adresse.',
  'An app’s own browser keeps nothing for long. Open this page in your browser.':
    'Le navigateur interne d’une application ne garde rien longtemps. Ouvrez cette page dans votre navigateur.',
  'This browser does not ask you; it decides. It says yes to sites that are installed, bookmarked or often opened: install this one, or come back in a few days, and ask again.':
    'Ce navigateur ne vous demande rien : il décide. Il dit oui aux sites installés, mis en favori ou souvent ouverts : installez celui-ci, ou revenez dans quelques jours, et redemandez.',
  'Your browser said no, and may clear what is saved when space runs short. Install this site or bookmark it, and ask again.':
    'Votre navigateur a dit non, et peut effacer ce qui est enregistré quand la place manque. Installez ce site ou mettez-le en favori, et redemandez.',
} as const satisfies Record<keyof typeof german, string>;
