const longestWait = 20_000;

/** Runs a script of our own origin; rejects when it cannot be had within 20 s. An error within the script is not noticed here. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const fail = (): void => end(() => reject(new Error(`${url} could not be loaded`)));
    const timer = setTimeout(fail, longestWait);
    script.addEventListener('load', () => end(resolve));
    script.addEventListener('error', fail);
    script.src = url;
    document.head.append(script);
  });
}
