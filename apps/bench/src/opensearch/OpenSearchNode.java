import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/** One node of a cluster, from the jars alone: `OpenSearchNode <folder> <settings as name=value ...>`. Runs until it is stopped. */
public final class OpenSearchNode extends Node {
  private OpenSearchNode(Settings settings, Collection<Class<? extends Plugin>> plugins) {
    super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "node"), plugins, true);
  }

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    Files.createDirectories(folder.resolve("config"));
    Settings.Builder settings = Settings.builder().put("path.home", folder).put("path.data", folder.resolve("data"));
    for (String setting : List.of(args).subList(1, args.length)) {
      String[] parts = setting.split("=", 2);
      settings.put(parts[0], parts[1]);
    }
    Node node = new OpenSearchNode(
        settings.build(), List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class));
    node.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (java.io.IOException ignored) {
        // It ends anyway.
      }
    }));
    Thread.currentThread().join();
  }
}
