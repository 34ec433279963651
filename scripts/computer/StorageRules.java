// Judges requests by storage.rules for firebase-tools' Storage emulator, with Google's own rules engine: the Firestore emulator
// of the Cloud SDK has it inside (decision 42). Requests and answers are those of lib/emulator/storage/rules/runtime.js in
// firebase-tools, a line of JSON each. What cannot be judged is refused, and the answer says why.
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

public final class StorageRules {
  private static final Map<String, Evaluator> RULESETS = new HashMap<>();

  /** Answers until firebase-tools closes its end. */
  public static void main(String[] args) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    var out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
    // firebase-tools waits for this before it asks.
    out.println("{\"id\":-1,\"status\":\"ok\"}");
    for (var line = in.readLine(); line != null; line = in.readLine()) {
      var request = JsonParser.parseString(line).getAsJsonObject();
      var answer = new Answer();
      try {
        answerTo(request.get("action").getAsString(), request.getAsJsonObject("context"), answer);
      } catch (Throwable fault) {
        answer.refuse(fault);
      }
      out.println(answer.toJson(request.get("id")));
    }
  }

  private static void answerTo(String action, JsonObject context, Answer answer) throws Exception {
    switch (action) {
      case "load_ruleset" -> load(context, answer);
      case "verify" -> verify(context, answer);
      default -> throw new IllegalArgumentException("What is " + action + "?");
    }
  }

  private static void load(JsonObject context, Answer answer) throws IOException {
    var source = read(context.get("source"), Source.newBuilder()).build();
    var compiled = FirebaseRulesProtoCompiler.createStandalone().compile(source);
    for (var issue : compiled.getIssues()) {
      // It has no documents of Firestore, and a rule that asks for one would refuse without a word about the cause.
      var isFault =
          issue.getSeverity() == Issue.Severity.ERROR
              || issue.getDescription().startsWith("Invalid variable name: firestore");
      var list = isFault ? answer.errors : answer.warnings;
      var at = issue.getSourcePosition();
      list.add(at.getFileName() + ":" + at.getLine() + " " + issue.getDescription());
    }
    if (compiled.hasCompilationError() && answer.errors.isEmpty()) {
      answer.errors.add("The rules do not compile.");
    }
    if (!answer.errors.isEmpty()) return;
    var rules = compiled.getRulesetAst();
    RULESETS.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(rules));
    answer.result.addProperty("rulesVersion", rules.getVersionValue());
  }

  private static void verify(JsonObject context, Answer answer) throws Exception {
    answer.result.addProperty("permit", false);
    var path = ExpressionPathValue.newBuilder();
    // An empty segment stays one, so that no rule for a shorter path is taken for this one.
    for (var segment : context.get("path").getAsString().substring(1).split("/", -1)) {
      path.addSegments(ExpressionValueUtils.simpleSegment(segment));
    }
    var variables =
        ImmutableMap.<String, Supplier<ListenableFuture<ExpressionValue>>>builder();
    for (var variable : context.getAsJsonObject("variables").entrySet()) {
      var value = read(variable.getValue(), ExpressionValue.newBuilder()).build();
      variables.put(variable.getKey(), () -> Futures.immediateFuture(value));
    }
    var rules = RULESETS.get(context.get("rulesetName").getAsString());
    var asked =
        new Asked(
            context.get("service").getAsString(),
            context.get("method").getAsString(),
            path.build(),
            variables.build(),
            ImmutableMap.of());
    try {
      answer.result.addProperty("permit", rules.evaluate(asked).get().permit());
    } catch (ExecutionException refused) {
      answer.refuse(refused.getCause());
    }
  }

  private static <B extends Message.Builder> B read(JsonElement json, B into)
      throws InvalidProtocolBufferException {
    JsonFormat.parser().merge(json.toString(), into);
    return into;
  }

  private record Asked(
      String service,
      String method,
      ExpressionPathValue path,
      ImmutableMap<String, Supplier<ListenableFuture<ExpressionValue>>> variables,
      ImmutableMap<String, AsyncRuntimeFunction> functions)
      implements Evaluator.Context {}

  private static final class Answer {
    final JsonObject result = new JsonObject();
    final JsonArray errors = new JsonArray();
    final JsonArray warnings = new JsonArray();

    /** A rule that reads through null, for example, refuses: that is only worth a warning. */
    void refuse(Throwable fault) {
      if (fault instanceof EvaluationException) warnings.add(fault.getMessage());
      else errors.add("The rules could not be asked: " + fault);
    }

    JsonObject toJson(JsonElement id) {
      var json = new JsonObject();
      json.add("id", id);
      // Any other status, and firebase-tools would wait for an answer forever.
      json.addProperty("status", "ok");
      json.add("result", result);
      json.add("errors", errors);
      json.add("warnings", warnings);
      return json;
    }
  }
}
