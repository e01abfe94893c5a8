/** Elements of our documents that run, carry data to what runs, or fetch it. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="(?:modulepreload|script|manifest)"[^>]*>/gs;

/**
 * A document of ours as a preview shows it: nothing in it runs, and a browser reports nothing that its policy keeps from
 * running. @param html made by our own build, whose data has no end of a script in it
 */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '');
